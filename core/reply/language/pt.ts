import { type LanguageWords, list } from "./words.ts"

export const pt: LanguageWords = {
  names: list("de do da dos das o a os as e em no na nos nas ao aos rua avenida sao"),
  courtesies: list(`
    ola oi oie opa bom boa dia tarde noite obrigado obrigada obg brigado brigada muito valeu vlw
    tchau adeus ate logo amanha sim nao claro certo perfeito otimo beleza blz favor sff desculpa
    nada tudo bem por de abraco ja gente pessoal show legal tranquilo combinado fixe`),
  sentences: list(`
    aberta aberto abra abre abrem abrir acabei aceita aceitam acender acha achar achas achei acho
    adorei aeroporto agendamento agendar agora agua ai ainda ajuda ajudar alem alemao alergia
    alergica alergico algo alguem algum alguma ali almoco alunos amanha ambos amiga amigo
    aniversario ano antes aonde aos apagar apareceu apenas aquecimento aquela aquele aqui aquilo
    arranca assim ate atrasada atrasado atraso aula aulas autocarro aviao avisarei avo azul
    bagagem banheiro barata barato barba barbear barulho bebe beber boleto bolsa bonito braco
    branco buscando buscar cabe cabeca cabeleireiro cabelo cachorro cada cade cadeira cairam caiu
    caminho cao carne caro carro cartao carteira casa casaco casamento cedo cerveja ces chao chave
    chaves chefe chega chegando chegar chegarei chego chegou cheia cheio cheiro chuva chuveiro
    cilios cinco cobra cobram com comboio comer comida comigo como comprei conheco connosco
    conosco consegue conseguem conseguir consertar conserto consigo consulta consultar conta
    contigo cor correio corte costas cozinha crianca criancas cujo curso custa custam da dao daqui
    dar daria dava deixa deixar deixei deixo dela dele deles demais demora dente dentro depilacao
    depois deram desconto desculpa desculpe desde desmarcar desta deste deu devagar dez dias
    dificil diga digo dinheiro disponivel disse disseram disso diz dizem dizer doce doente doi
    dois domingo dor dou doze duas dum duma e ela elas ele eles embora encomenda encontrar
    encontro endereco enquanto entao entender entendo entra entrada entrar entre entrega entregam
    entro enviar envio era es escova espanhol espera esperando espero esquecer esqueceu esqueci
    essa esse esta estacao estacionamento estacionar estado estamos estao estar estava estavam
    este esteve estive estivemos estomago estou eu experimental facil faco fala falam falar falo
    faltei farei faz fazem fazendo fazer fazes febre fecha fechada fechado fechados fecham fechar
    feira feito festa fez fica ficam ficar ficaria fico ficou filha filho filhos fiz fizemos
    fizeram foi fora foram frances freio fui funciona funcionam garganta gente gostaria gostava
    gostei gosto grande grandes gratuito gravida guarda hoje hora horario horarios horas ia ingles
    ir iremos iria irma irmao irmaos isso isto ja janela jantar joelho la lavado lavar leva levar
    levarei lhe lhes liga ligado ligam ligar ligarei ligas ligo ligou ligue liguei livre loja
    longe lugar luz mae mais mala manda mandar manha marcacao marcar marido mas massagem matricula
    me meia melhor menina menino menos mensagem mes mesa mesma mesmas mesmo metade meter meu meus
    minha minhas minuto minutos moco mora morada moro mudanca mudar mudei muita muito muitos
    mulher nada namorada namorado nao nem nenhum nenhuma nessa nesse nesta neste neto ninguem
    nisso noite nome nos nossa nossas nosso nossos nova nove novo num numa nunca o obra obturacao
    oculos oficina oi oito ola oleo olho olhos ombro onde onibus ontem onze os outra outro outros
    ouvido pacote pagamento pagar pago pai para parcelar parece passa passar peco pedido pedir
    pela pelas pelo pelos pensando pensar pequena pequeno perdeu perdi perna perto pintar piscina
    pix placa pneu pneus pode podem podemos poder poderia poderiam podes podia poe poem pois ponho
    por porque porta portugues possa possam possivel posso pouco pq pra precisa precisam
    precisamos preciso preco presa presente preso preto primeira primeiro primos pro problema
    procurando procuro proxima proximo quais qual qualquer quando quanta quantas quanto quantos
    quarta quase quatro que quebrado quebrei quebrou queira quem quer querem queremos queria
    queriamos quero quinta quinze rapido remarcacao remarcar remedio reserva reservar revisar
    roupa rua sabado sabe saber saca sacar saio sair sao se segunda sei seis sem semana sempre
    senao sendo senha ser sera seremos seria serve servem sete seu seus sexta sido sinto
    sobrancelha sobrancelhas sobre sogra somos sou sua suas ta talvez tamanho tambem tamo tamos
    tampouco tao tarde tava te telefone telemovel tem temos tenha tenham tenho ter terca teria
    teriam teto teu teve tinha tira tirar tive to toalha todo todos tomei tosse tou trabalho trago
    transito travao traz trazer trem tres trinta trocar troco troquei trouxe tu tua tudo ultima
    ultimo um uma umas unha unhas uns usuario va vaga vai vais valor vamos vao vc vces vcs veio
    vejo velha velho vem vende vendem venha venho ver vermelho vez vezes vieram vim vimos vinte
    vir vizinho voce voces voltar volto voo vossa vosso vossos vou`),
}
