import { type LanguageWords, list } from "./words.ts"

export const es: LanguageWords = {
  names: list("de del la las el los y e a al en san santa don dona"),
  courtesies: list(`
    hola holi buenas buenos dias tardes noches gracias muchas muchisimas adios chao hasta luego
    pronto manana si no claro vale perfecto genial favor porfa porfavor nada bueno bien bienvenido
    saludos abrazo feliz senor senora que tal todo por la de mil estupendo listo dale perdon nop
    nos vemos amigo amiga amigos tio`),
  sentences: list(`
    abierta abierto abra abre abren abrigo abrir abris abuela abuelo acabamos acabo aceite acepta
    aceptais aceptan ademas aeropuerto aforo agua ahi ahora ahorita aleman alergia alergica
    alergico algo alguien algun alguna alli almuerzo alumnos ambos amiga amigo anda ano antes
    anular apaga aparcar aparece apenas apuntame apuntar apuntarme aquel aqui arranca arrancar
    arreglado arreglar asi atrasado atrasados aun aunque autobus avion avisad avisame avisare ayer
    azul banador bano barata barato bebe beber blanco boda bolso bonito brazo buscando buscar
    busco cabeza cada calefaccion calle cambiame cambiar cambio camino cara carne caro carro
    cartera casa casi castellano cayeron cayo cejas cena cenar cerca cerrada cerrado cerrais
    cerrar chica chico cierra cierran cierre cinco cita citas clase clases cobra cobrais cobran
    coche cocina color comer comida como compra comprado compre con conoce conozco consultar
    contrasena correo corte crees creo cual cuales cualquier cuando cuanta cuantas cuanto cuantos
    cuarto cuatro cuesta cuestan cuesten cumpleanos curso cuyo dais dame dan danos dar das decidme
    decir deja dejado dejar dejare dejas deje dejo demas dentro depilacion desayuno descuento
    desde despacio despues devolver dias dice dices diente diez dificil diga digan digo dijeron
    dijiste dijo dime direccion disculpa disculpe disponible doce dolor domingo donde dos ducha
    duele efectivo el ella ellas ellos empaste encender encia enciende encuentra encuentro enferma
    enfermo entender entiendo entonces entra entrada entrar entre entro envia enviais enviame
    enviar envio equipaje era eres es esa esas ese eso esos espalda espanol espera esperando
    esperar espero esta estaba estaban estacion estais estamos estan estar estas este esto
    estomago estos estoy estuve estuvimos estuvo facil factura festivo festivos fiebre fiesta
    frances freno frenos fue fuera fueron fui fuimos funciona funcionan gafas garganta gato gatos
    gente gotea gracias grande grandes gratuito gusta gustan gustaria ha habeis haber habia
    habitacion habla hablan hablar hablas hablo hace haceis hacemos hacen hacer haces hacia
    haciendo haga hagan hagas hago han hare haremos has hasta hay he hecho hemos hermana hermano
    hermanos hice hicieron hija hijo hijos hizo hombro hora horario horarios horas hoy hueco huele
    iba ingles ir iremos iria jefe jueves lavado lavar le lejos les libre llama llamado llamame
    llaman llamar llamare llamas llamo llave llaves llega llegado llegamos llegando llegar llegare
    llego llegue lleguen llena lleno lleva llevamos llevar llevare llevo lo luego lunes luz madre
    maleta manana manda mandadme mandame mandar mandas marido martes mas masaje mascotas matricula
    me media mejor menos mensaje mes mesa mesas meter mi mientras miercoles minuto minutos mire
    mis misma mismo mitad mover mucha muchas mucho muchos muela muelas mujer muy nada nadie
    necesita necesitamos necesitan necesitas necesito negro ni nieto ningun ninguna nino ninos no
    noche nos nosotras nosotros novia novio nuestra nuestro nueva nueve nuevo nunca ocho oido oiga
    ojo ojos olor olvidado olvide olvido once os otra otro otros oye padre pagar pago paquete para
    paraguas parece pareces pasa pasar paso pedido pedir pelo pensando pensar pequena pequeno
    perdi perdida perdido perdio perdona perdone pero perro perros pestanas pido piensa pienso
    pierde pierna pinchazo piscina poco podeis podemos poder podes podria podrian podrias pondre
    pone ponedme ponen poner pones pongo ponia ponme por porque posible precio precios precisaria
    preguntar primera primero primos probar probe problema pronto proxima proximo prueba pruebas
    pude pudo pueda puedan puedas puede pueden puedes puedo puerta pues puesto puse que queda
    quedamos quedar quedo queremos queres queria querria quien quienes quiera quieran quiere
    quieren quieres quiero quince quise quisiera quitame quitar quizas rapido ratito rato recogen
    recoger regalo reservar retraso revisar revision rodilla rojo rompi rompio rota roto rueda
    ruedas ruido sabado sabe sabeis saben saber sabes saca sacar saco sale salen salga salgo
    salimos salir se sea sean seas segun segundos seis semana ser sera seran seremos seria si sido
    siempre sientan sientes siento siete silla sin sino sirve sirven sitio sobre sois somos son
    sos soy su suegra suelo suena supe surgido sus tal talla tallas taller tambien tampoco tan
    tarda tardar tarde tarjeta te techo telefono temprano tendreis tendria tendrian teneis tenemos
    tener tenes tenga tengan tengo tenia tenir tienda tiene tienen tienes tinte toalla toda
    todavia todo todos tos trabajo trae traer traigo traje trajo treinta tren tres tu turno tus
    tuve tuvo ultima ultimo un una unas unos usted ustedes usuario va vacaciones vacio vais vale
    valen vamos van vas vaya vayan veces vecino veinte veis vendre vendremos venga vengan vengo
    venir ventana veo ver verde vez vieja viejo viene vienes viernes vinieron volver vos vosotras
    vosotros voy vuelo vuelvo vuestra vuestro vuestros ya yo`),
}
