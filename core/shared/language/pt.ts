import { type LanguageWords, list } from "./words.ts"

export const pt: LanguageWords = {
  particles: list("de do da dos das o a os as e em no na nos nas ao aos rua avenida sao"),
  courtesies: list(`
    ola oi oie opa bom boa dia tarde noite obrigado obrigada obg brigado brigada muito valeu
    vlw tchau adeus ate logo amanha sim nao claro certo perfeito otimo beleza blz favor sff
    desculpa nada tudo bem por de abraco ja gente pessoal show legal tranquilo combinado fixe
    fim semana final feriado mano querida querido amor`),
  sentences: list(`
    aberta aberto abra abre abrem abrir abriu acabar acabei acabou aceita aceitais aceitam aceito
    acender acha achar achas achei acho acompanhar acontece aconteceu acordo adiantar adiar adorei
    aeroporto agenda agendamento agendar agora agua ai ainda ajuda ajudam ajudar alem alemao alergia
    alergica alergico algo alguem algum alguma algumas alguns ali alinhamento almoco aluga alugar
    alunos amanha ambas ambos amiga amigo anda andando andar aniversario ano antecipar anterior
    antes anular aonde aos apaga apagar aparece apareceu aparelho apenas apostila aprender
    aquecimento aquela aquele aqui aquilo arranca arrumado arrumar assim assunto ate atende atendem
    atender atendimento atras atrasada atrasado atraso aula aulas autocarro avaliacao aviao avisa
    avisar avisarei avise avisem avo azul bagagem balanceamento balayage banheiro banho barata
    barato barba barbear barbearia barulho bateria bateu bebe beber bebida bebidas beleza bem boa
    boleto bolsa bom bonita bonito braco branco branqueamento brunch busca buscamos buscando buscar
    busco busquei cabe cabeca cabeleireiro cabelo cabem cachorro cada cade cadeira cai cair cairam
    caiu calor caminho canal cancela cancelamento cancelar cancelo cansada cansado cao cara cardapio
    carne caro carregar carro cartao carteira cartoes casa casaco casal casamento castracao causa
    cedo celiaca celiaco celular cerca certeza certificado certo cerveja ces chamar chao chave
    chaves chefe chega chegada chegamos chegando chegar chegarei chego chegou cheguei cheia cheio
    cheiro chuva chuveiro cilios cinco clareamento clinica cobra cobrado cobram cobrar cobraram
    coisa coisas colocado colocar com combinado comboio comeca comecam comecar comeco comem
    comemorar comemos comer comida comigo como compra comprado compramos comprar compre comprei
    comprovante confirma confirmacao confirmado confirmar conhecer conheco connosco conosco consegue
    conseguem consegui conseguir consertam consertar conserto consigo consulta consultar consultas
    conta contar contigo contrato contribuinte copia cor correio corrigir cortam cortar corte cortei
    costas cozinha crianca criancas crio cuida cuidar cujo curso curto custa custam custava da dado
    damos danos dao daqui dar daria dariam dava debaixo dedo dedos deixa deixam deixamos deixar
    deixaram deixei deixo deixou dela dele deles demais demora demorar demorou dentadura dente
    dentes dentista dentro depilacao depois deram descansar desconto desculpa desculpe desde deseja
    desejo desligar desmarcar dessa desta deste deu devagar deve devem deveria devo devolver dez
    dezembro diabetico dias dieta diferenca diferente dificil diga digo dinheiro direita
    disponibilidade disponiveis disponivel disse disseram disso diz dizem dizer doce documento
    documentos doente doer doi doia dois domicilio domingo dor dormir dou doutor doutora doze
    drenagem duas dum duma dura duracao duram durante duvida duvidas e ela elas ele eles embaixo
    embora embraiagem embreagem ementa empresa encaixar encher encomenda encontra encontram
    encontrar encontre encontrei encontro endereco enderecos enfermeira enganei engano enquanto
    entao entender entendeu entendi entendo entra entrada entrar entraram entre entrega entregam
    entregar entregaram entregas entregue entro envia enviado enviam enviar enviaram enviei envio
    enviou era errada errado escapamento escolher escova escrever escrevi escuro espanhol espera
    esperando esperar espero esposa esposo esqueca esquecer esqueceu esqueci esquerda essa esse esta
    estacao estacionamento estacionar estacionei estado estamos estao estar estarei estaremos
    estaria estas estava estavam este esteja estejam esteve estive estivemos estiver estivesse
    estomago estou estragado estragou estranho estudar eu exame exames exatamente existe
    experimental expirou explica explicam explicar extracao facil faco fala falam falamos falando
    falar falaram falas falei falo falou falta faltam faltei faltou familia farei farmacia fatura
    faturas faz fazem fazemos fazendo fazer fazes febre fecha fechada fechado fechados fecham fechar
    feira feito feliz feminino feriado feriados ferias festa fevereiro fez fica ficam ficamos ficar
    ficaram ficarei ficaria ficava fico ficou fila filha filho filhos filhote fim finalmente fiquei
    fisioterapia fiz fizemos fizeram foi fora foram forma formos forno fosse fossem frances freio
    freios frente fresca frutos fui fumar funcao funciona funcionam funcionando funcionava garantia
    garganta gasta gastar gatinho gato gatos geladeira gente gosta gostam gostamos gostaram gostaria
    gostariamos gostava gostei gosto grande grandes gratis gratuito gravida grupo guarda ha haver
    havera havia hoje homem homens hora horario horarios horas houve ia idade ideia idioma implante
    implantes impossivel imprimir inchada inchado incluem inclui incluido inclusa incluso indicar
    infelizmente informacao informacoes informar ingles ingredientes iniciar inicio inscrever
    inscricao instalar inteira inteiro intensivo interessada interessado ir irei iremos iria iriam
    irma irmao irmaos isso isto ja janeiro janela jantar jeito joelho jogar jovem julho junho junto
    juntos juros lado lavado lavagem lavam lavar lembra lembrar lembrei lembrou lento leva levar
    levarei lhe lhes liga ligacao ligado ligam ligamos ligar ligarei ligarem ligas ligo ligou ligue
    liguei limpar limpeza limpezas limpo linda lindo lista livre local loja longe lotado lugar
    lugares luz luzes machuca machucado machucou mae maio maior maiores mais mal mala manchas manda
    mandar mandaram mandas mandei mandou manha manicure mao maos maquina marca marcacao marcacoes
    marcada marcado marcam marcamos marcar marido marmita marquei mas masculino massagem matricula
    matriculas me media medica medicacao medicamento medico medidas meia meio melhor menina menino
    menor menos mensagem mensagens mensalidade mes mesa mesas mesma mesmas mesmo metade meter meu
    meus mexer mim minha minhas minuto minutos moco molhado molhou momento mora morada morar moro
    morou mostrar mover mudanca mudar mudei mudou muita muito muitos mulher mulheres mundo nada
    namorada namorado nao nariz nascimento necessario necessita nem nenhum nenhuma nenhuns nessa
    nesse nesta neste neto ninguem nisso noite noiva noivo nome normal normalmente nos nossa nossas
    nosso nossos nota nova nove novembro novo num numa numero nunca o obra obturacao oculos ocupada
    ocupado oferecem oficina oi oito ola oleo olho olhos ombro onde onibus ontem onze opcao opcoes
    operacao operar orcamento orcamentos orelha os outra outro outros outubro ouvi ouvido ouvir
    paciente pacote paga pagam pagamento pagamos pagar pago pagou paguei pai papel para parada
    paradas paramos parar pararam parcela parcelam parcelar parece parecem pareceu parecido parede
    participar passa passado passam passamos passar passei passou peco pedicure pedido pedimos pedir
    pediram pediu pegamos pegar pego pegou peguei peito pela pelas pele pelo pelos pena pensamos
    pensando pensar pequena pequeno perceber percebi perdemos perder perdeu perdi perdida perdido
    pergunta perguntar perguntas permitido perna perto pesado pessoa pessoas pestanas pintar pior
    piscina pix placa pneu pneus pode podem podemos poder poderia poderiam podes podia poe poem pois
    ponho por porque porta portugues possa possam possivel posso pouca poucas pouco poucos pq pra
    prazo precisa precisam precisamos precisar precisava precisei preciso preco precos prefere
    preferem preferia preferimos preferir prefiro preocupada preocupado preparar presa presencial
    presente preso pressa preto primeira primeiras primeiro primos privada privado pro problema
    procurando procuro professor professora progressiva proxima proximo proximos puder pudermos
    pudesse puxar quais qual qualquer quando quanta quantas quanto quantos quarta quase quatro que
    quebra quebrada quebrado quebrar quebrei quebrou queimado queimou queira quem quente quer querem
    queremos queria queriamos quero quinta quinze quis quiser quiserem racao rapido recado recebem
    recebemos receber recebeu recebi receita receitas reclamacao reclamar recolher recomenda
    recomendam refeicao reforco remarcacao remarcar remarco remedio remedios reparar repetir reserva
    reservamos reservar reservas reservei resolve resolver responde respondem responder responderam
    resposta respostas resultado resultados retirada retirar retornar retorno reuniao revisao
    revisar roupa roupas rua sabado sabe sabem saber saberia saca sacar sai saida saio sair sairam
    saiu sangra sangrando sangue sao saude se seca secar secos seguinte seguir segunda segundos
    segura seguro sei seis sem semana semanas sempre senao sendo senha sentado sentar sente sentir
    sento separado ser sera seremos seria serve servem servico servicos sessao sessoes sete setembro
    setor seu seus sexta sido sinal sinto sintoma sintomas situacao sobrancelha sobrancelhas sobre
    sobremesa sobremesas sobrinha sobrinho socorro sofa sogra somente somos sou sozinha sozinho sua
    suas suficiente suja sujo suspensao ta tal talvez tamanho tamanhos tambem tamo tamos tampouco
    tanto tao tarda tardar tarde tava tb te telefone telemovel tem temos tenha tenham tenho teoria
    ter terca terei teremos teria teriam termina terminar terminou testa teto teu teve tinha tipo
    tira tirar tive tivemos tiver tiveram tivesse tivessem toalha tocar toda todas todo todos toma
    tomamos tomar tomas tomei tomo tonta tontura tosa tosse total tou trabalham trabalhamos
    trabalhar trabalho trago tranquila tranquilo transito tratamento tratamentos tratar travao
    travoes traz trazemos trazer trem tres trinta trocar troco troquei trouxe trouxemos tu tua tudo
    ultima ultimo um uma umas unha unhas uns urgente usa usam usar uso usuario va vacina vacinacao
    vacinas vaga vagas vai vais vale valor vamos vao varias varios vazamento vazando vazia vazio vc
    vces vcs veio vejo velha velho vem vemos venceu vencimento vende vendem vender vendeu venha
    venho ver verdade verde vermelho vestido vez vezes vi viagem viajar vida vieram vim vimos vinte
    vir viram virar visitar viu vive vivem viver vivo vizinha vizinho voce voces volta voltam
    voltamos voltar voltarei voltei volto voltou voo vossa vosso vossos vou zangado zona`),
}
