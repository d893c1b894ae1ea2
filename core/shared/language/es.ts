import { type LanguageWords, list } from "./words.ts"

export const es: LanguageWords = {
  particles: list("de del la las el los y e a al en san santa don dona"),
  courtesies: list(`
    hola holi buenas buenos dias tardes noches gracias muchas muchisimas adios chao hasta luego
    pronto manana tarde noche si no claro vale perfecto genial favor porfa porfavor nada bueno bien
    bienvenido saludos abrazo feliz senor senora que tal todo por la de mil estupendo listo
    dale perdon nop nos vemos amigo amiga amigos tio buen buena fin semana finde dia hermano
    colega jefe jefa guapa guapo reina muy`),
  sentences: list(`
    abajo abierta abierto abono abonos abra abre abren abrigo abrir abris abuela abuelo aca acabamos
    acabar acabo academia aceite acepta aceptais aceptan acepto acompanar acuerdo adelantar adelante
    ademas adentro adonde aeropuerto afeitado aforo afuera agendar agradezco agua ahi ahora ahorita
    aleman alergia alergica alergico algo alguien algun alguna alineado alisado alli almorzar
    almuerzo alquilan alquilar alumnos ambas ambos amiga amigo amortiguadores analitica anda andando
    andar aniversario ano anoche anterior antes anular apaga apagar aparcar aparece apartado apartar
    apellido apenas apetece aprender apuntame apuntar apuntarme apuntes aquel aqui arranca arrancar
    arreglado arreglar arriba asi asistir atencion atender atiende atienden atras atrasado atrasados
    aula aulas aun aunque auto autobus autos averia averiado averiguar avion avisa avisad avisame
    avisar avisare avise aviso ayer ayuda ayudame ayudar ayudarme azul bailar bajo balanceo balayage
    banador bano bar barata barato barba barberia bebe beber bebi bebida bebidas blanco
    blanqueamiento boda bolso bonita bonito bono brackets brazo brunch bujias busca buscamos
    buscando buscar busco cabe caben cabeza cachorro cada caerse cai caido calefaccion calle calor
    cambia cambiado cambiame cambiamos cambian cambiar cambiarla cambiarlo cambie cambio cambios
    camino cancela cancelacion cancelan cancelar cancelo canina cansada cansado cara caries carne
    caro carro carta cartera casa casi castellano castracion causa cayeron cayo cejas celebrar
    celiaca celiaco celiacos celular cena cenamos cenar cera cerca cerrada cerrado cerrais cerrar
    certificado chica chico chirria cierra cierran cierre cinco cita citas clase clases clinica
    cobra cobrado cobrais cobran cobrar cobraron cobras coche cocina cocinan cogemos coger cojo
    colocar color combinado comemos comen comer comi comida comiendo comienza comienzo comimos como
    comodo compra comprado compramos comprar compre comprobante comprobar con confirma confirmacion
    confirmado confirmar confirmarme conmigo conoce conozco conseguir consigo consulta consultar
    consultas contactar contar contesta contestan contestar contigo contrasena contrato copia correa
    correo cortan cortar cortarme corte cosas coser costado costaria crees creia creo cual cuales
    cualquier cuando cuanta cuantas cuanto cuantos cuarto cuatro cuelgan cuenta cuesta cuestan
    cuesten cuida cuidar cumple cumpleanos cunado curso cuyo da dado dais dame damos dan danos dar
    darle darme daros das datos debe debemos deben deberia debo decidme decir deciros dedo dedos
    deja dejado dejamos dejan dejar dejare dejarla dejarlo dejaron dejas dejaste deje dejen dejo
    delante demas demora demorar dentista dentro depilacion deporte derecha desagradable desayunar
    desayuno desayunos descansar descuento desde desea deseo despacio desparasitacion desparasitar
    despues detras devolver devuelven diabetica diabetico dias dice dices diciembre diente dientes
    dieron dieta diez diferencia diferente dificil diga digan digo dije dijeron dijiste dijo dime
    dimos dinero direccion disculpa disculpe disfrutar disponibilidad disponible distinta distinto
    divertido doce doctor doctora documento documentos dolia dolor domicilio domicilios domingo
    donde dormir dos doy ducha duda dudas duele duelen dueno dura duracion duran durante echan echar
    ecografia edad efectivo el electrica electrico ella ellas ellos embarazada embrague empaste
    empastes empezamos empezar empiece empieza empiezan empiezo empresa encanta encantado encantan
    encantaria encargar encargue encender encia enciende encima encontrado encontrar encontre
    encuentra encuentro endodoncia enero enferma enfermo enfrente ensenar entender entendi entendido
    enterado entiendo entonces entra entrada entrantes entrar entre entrega entregan entregar
    entregue entro envia enviais enviame enviar envio envios equipaje equivocada equivocado
    equivoque era eres es esa esas escribe escribi escribio escribir escribo escuela ese eso esos
    espalda espanol espera esperamos esperando esperar espero esposa esposo esta estaba estaban
    estacion estacionar estado estais estamos estan estar estare estaremos estaria estas este
    esterilizacion esto estomago estos estoy estropeado estudiar estuve estuvimos estuvo examenes
    existe experimental explica explicar explicas facial facil factura facturas falla fallo falta
    faltan familia farmacia febrero fechas feriado feriados festivo festivos fia fian fiebre fiesta
    fijo fila final firmar fisio fisioterapia flequillo forma frances frecuencia freno frenos frente
    frutos fue fuera fueron fui fuimos fumar funciona funcionaba funcionan gafas ganas garantia
    garganta gasta gastar gatito gato gatos gente gimnasio gotea gracias grande grandes gratis
    gratuito grupo guarda gusta gustado gustan gustaria ha habeis haber habia habitacion habla
    hablamos hablan hablar hablas hable hablemos hablo habran habria hace haceis hacemos hacen hacer
    hacerlo hacerme hacernos hacerse haces hacia haciendo haga hagan hagas hago hambre han hare
    haremos has hasta hay haya hayan he hecho hemos herida hermana hermano hermanos hice hicieron
    hielo hija hijo hijos hinchada hinchado hizo hombre hombres hombro hora horario horarios horas
    hoy hubo hueco huecos huele huesos iba idea idioma implante implantes imposible imprimir
    incluido incluye incluyen indicar infeccion inflamada inflamado informacion informar ingles
    ingredientes iniciar inicio instalar intensivo intente intento interes interesa interesada
    interesado interesaria intereses invitados ir iremos iria irme irnos irse izquierda jefe joven
    jueves jugar julio junio junto juntos ke keratina kiero lado lavado lavar le legal lejos lento
    les libre limpieza linda lindo lista listo llama llamado llamame llaman llamar llamare llamas
    llame llamo llantas llave llaves llega llegado llegamos llegando llegar llegare llegaste llego
    llegue lleguen llena lleno lleva llevaba llevamos llevan llevar llevare llevaria llevarlo
    llevarme llevas llevo llorar llover llueve lo local lograr luego lugar lugares lunes luz madre
    maestro mal mala malestar maleta malo manana manchas manda mandadme mandame mandar mandas manden
    maneja manejan manejas manicure mano manos maquina marca marcado marcar mareada mareado mareo
    marido martes marzo mas masaje masajes mascotas matricula mayores me mechas media medica
    medicamento medicina medico medidas mediodia mejor mejora menor menos mensaje mensajes
    mensualidad mensualidades menus merienda mes mesa mesas mesero meter mi miedo mientras miercoles
    minuto minutos mire mis misma mismo mitad molesta molesto momento mostrar mover mucha muchas
    mucho muchos mudar muela muelas mujer mujeres mundo muy nacer nada nadie nariz necesita
    necesitaba necesitais necesitamos necesitan necesitaria necesitas necesito negro nervioso
    neumatico neumaticos ni nieto ningun ninguna nino ninos no noche nombre normal normalmente nos
    nosotras nosotros nota notar novia noviembre novio nuestra nuestro nueva nueve nuevo numero
    nunca obra ocho octubre ocupa ocupada ocupado ocupan ocupo oficina ofreceis ofrecen oid oido
    oiga oigan ojo ojos olor olvida olvidado olvidaron olvide olvido once opcion opciones operacion
    operar oposiciones oreja ortodoncia os otra otro otros oye paciente pacientes padre padres paga
    pagado pagamos pagan pagar pagarlo pago pague palabra pantalla papel paquete para parada paradas
    paraguas parar parece parecen pareces parecia participar pasa pasado pasamos pasan pasaporte
    pasar pasen paso pastilla pastillas pecho pedi pedicure pedido pedidos pedimos pedir pediste
    pegar peinado peinados peligroso pelo peluqueria pena pendiente pensamos pensando pensar peor
    pequena pequeno perdemos perder perdi perdida perdido perdimos perdio perdona perdone permiten
    permitido pero perro perros personas pesado pestanas pica picor pido piel piensa pienso pierde
    pierna pies pinchazo pinta pintar piscina placa plazas pobre poca pocas poco pocos podeis
    podemos poder podes podido podologo podra podre podremos podria podrian podrias pondre pone
    ponedme ponen poner ponerle pones pongan pongo ponia ponme por porque portugues posible postre
    postres precio precios precisaria preferia preferimos preferir prefiere prefieren prefieres
    prefiero pregunta preguntar preguntas pregunto preocupa preocupada preocupado preparan preparar
    presencial presente presupuesto presupuestos primer primera primero primos prisa privada privado
    pro probar probe problema pronto proxima proximo proximos prueba pruebas pude pudo pueda puedan
    puedas puede pueden puedes puedo puerta pues puesto puse que queda quedado quedamos quedan
    quedar quedaria quedarme quedaron quedas quede quedo queja quemado quemar queremos queres queria
    querida querido querria quien quienes quiera quieran quiere quieren quieres quiero quince quinta
    quise quisiera quita quitame quitar quitaron quizas radiador rapida rapido raro ratito rato
    razon receta recetas recibi recibido recibir recibo recien reciente reclamar recoge recogen
    recoger recogerlo recogi recogida recogido recogimos recojo recomendais recomienda recomiendan
    recomiendas recordar recuerdo refuerzo regalar regalo rehabilitacion remedio remedios repara
    reparar repetir repite reserva reservamos reservar reservas reserve resfriado resolver respirar
    responde responden responder respuesta resultado resultados retirada retirar retornar retorno
    retraso revisa revisan revisar revision rizado rodilla rojo romper rompi rompio ropa rota roto
    rueda ruedas ruido sabado sabe sabeis saben saber sabes sabor saca sacar sacaron saco sale salen
    salga salgo sali salida salimos salio salir saliste salud sangra sangrado sangrando sangrar
    sangre satisfecha se sea sean seas seca secar secos seguir segun segunda segundos segura seguro
    seis semana sentado sentar sentir separado septiembre ser sera seran seremos seria serian
    servicio sesion si sido siempre sientan siente sientes siento siete sigo sigue siguen siguiente
    silla sin sino sintoma sintomas sirve sirven sirvio sitio situacion sobre sobrina sobrino sofa
    sois solamente solas somos son sonido sorpresa sos soy su subir subo sucio suegra suele suelen
    suelo suelto suena suerte suficiente supe supuesto surgido sus tal talla tallas taller tambien
    tampoco tan tanto tarda tardar tarde tarjeta tb te techo telefono temprano tendreis tendria
    tendrian teneis tenemos tener tenes tenga tengan tengas tengo tenia tenir teoria termina
    terminar tiempo tienda tiene tienen tienes tijeras tinte tipo tira tirar toalla tobillo tocar
    toda todas todavia todo todos toma tomamos tomar tomas tomo tonta tos toser total trabajamos
    trabajan trabajar trabajas trabajo trae traer traigo traje trajo tranquila tranquilo
    transferencia transito tratamiento tratamientos tratar treinta tren tres trozo tu turno tus tuve
    tuvo ubicacion ultima ultimas ultimo ultimos un una unas uno unos urgencia urgencias urgente usa
    usais usan usar uso usted ustedes usuario utiles va vacaciones vacio vacuna vacunacion vacunas
    vais vale valen valor vamos van varias varios vas vaya vayan veces vecina vecino veinte veis
    vemos vende venden vender vendre vendremos venga vengan vengo venir ventana ventanas veo ver
    verano verdad verde verlo verte vestido vestir veterinario vez vi viajar viaje vida vieja viejo
    viene vienes viento viernes vieron vimos vine vinieron viniste vino visitar vive viven vivimos
    vivo volvemos volver volvi vos vosotras vosotros voy vuelo vuelta vuelve vuelven vuelvo vuestra
    vuestro vuestros xq ya yo zapatos zona`),
}
