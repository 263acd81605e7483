import type { Translations } from './row';

/**
 * Translations of words for things that are held or ridden, and of subjects whose word means something else in
 * English: a French "chat" is a cat.
 */
export const THING_TRANSLATIONS: Translations = {
  child: ['kind kinder', 'niño niña', 'enfant', 'bambino bambina', 'criança'],
  cat: ['katze kater', 'gato', 'chat chatte', 'gatto', 'gato'],
  umbrella: ['regenschirm schirm', 'paraguas', 'parapluie', 'ombrello', 'guarda_chuva'],
  number: ['nummer', 'número', 'numéro', 'numero', 'número'],
  coffee: ['kaffee', 'café', 'café', 'caffè', 'café'],
  book: ['buch', 'libro', 'livre', 'libro', 'livro'],
  teacup: ['tasse becher', 'taza', 'tasse', 'tazza', 'chávena xícara caneca'],
  balloon: ['luftballon', 'globo', 'ballon_de_baudruche', 'palloncino', 'balão'],
  football: ['ball', 'pelota balón', 'balle ballon', 'palla pallone', 'bola'],
  flower: ['blume', 'flor', 'fleur', 'fiore', 'flor'],
  bouquet: ['blumenstrauß', 'ramo_de_flores', 'bouquet', 'mazzo_di_fiori', 'buquê ramo_de_flores'],
  flag: ['fahne flagge', 'bandera', 'drapeau', 'bandiera', 'bandeira'],
  lantern: ['laterne', 'farol linterna', 'lanterne', 'lanterna', 'lanterna'],
  sword: ['schwert', 'espada', 'épée', 'spada', 'espada'],
  shield: ['schild', 'escudo', 'bouclier', 'scudo', 'escudo'],
  wand: ['zauberstab', 'varita varita_mágica', 'baguette baguette_magique', 'bacchetta bacchetta_magica', 'varinha'],
  hammer: ['hammer', 'martillo', 'marteau', 'martello', 'martelo'],
  key: ['schlüssel', 'llave', 'clé clef', 'chiave', 'chave'],
  guitar: ['gitarre', 'guitarra', 'guitare', 'chitarra', 'guitarra violão'],
  camera: ['kamera', 'cámara', 'appareil_photo', 'macchina_fotografica', 'câmara câmera'],
  phone: ['handy telefon', 'teléfono móvil', 'téléphone', 'telefono', 'telefone celular telemóvel'],
  microphone: ['mikrofon', 'micrófono', 'micro', 'microfono', 'microfone'],
  paintbrush: ['pinsel', 'pincel', 'pinceau', 'pennello', 'pincel'],
  pencil: ['bleistift stift', 'lápiz', 'crayon', 'matita', 'lápis'],
  basket: ['korb', 'cesta', 'panier', 'cesto cestino', 'cesto cesta'],
  broom: ['besen', 'escoba', 'balai', 'scopa', 'vassoura'],
  'watering can': ['gießkanne', 'regadera', 'arrosoir', 'annaffiatoio', 'regador'],
  'fishing rod': ['angel', 'caña_de_pescar', 'canne_à_pêche', 'canna_da_pesca', 'cana_de_pesca'],
  'teddy bear': ['teddybär teddy', 'osito_de_peluche oso_de_peluche', 'ours_en_peluche', 'orsacchiotto', 'ursinho'],
  'ice cream': ['eis', 'helado', 'glace', 'gelato', 'sorvete gelado'],
  cake: ['kuchen torte', 'pastel tarta', 'gâteau', 'torta', 'bolo'],
  gift: ['geschenk', 'regalo', 'cadeau', 'regalo', 'presente prenda'],
  trophy: ['pokal', 'trofeo', 'trophée', 'trofeo', 'troféu'],
  letter: ['brief', 'carta', 'lettre', 'lettera', 'carta'],
  skateboard: ['skateboard', 'monopatín', 'planche_à_roulettes', 'skateboard', 'skate'],
  wheelchair: ['rollstuhl', 'silla_de_ruedas', 'fauteuil_roulant', 'sedia_a_rotelle', 'cadeira_de_rodas'],
};
