import type { Species } from './species';

/** Plain shapes, letters and plants. */
export const PLAIN = {
  letter: { title: 'letter A', words: 'alphabet', archetype: 'object', form: 'letter', colors: { body: '#5a9bf0', belly: '#fdf3d8', accent: '#2f6cc0' }, eyes: 'glossy', names: ['Abby', 'Alpha', 'Glyph', 'Serif'] },
  circle: { title: 'circle', words: 'circle ball sphere kreis cercle circulo', archetype: 'object', form: 'circle', colors: { body: '#57b3ee', belly: '#b7e0fa', accent: '#2b7fbd' }, eyes: 'glossy', names: ['Orb', 'Roundy', 'Olo'] },
  square: { title: 'square', words: 'square cube quadrat carre cuadrado', archetype: 'object', form: 'square', colors: { body: '#f58a5a', belly: '#fbc6a6', accent: '#c95f34' }, eyes: 'glossy', names: ['Quad', 'Blocky', 'Tess'] },
  triangle: { title: 'triangle', words: 'triangle pyramid dreieck triangulo', archetype: 'object', form: 'triangle', colors: { body: '#fbc93c', belly: '#fde695', accent: '#d99a2b' }, eyes: 'glossy', names: ['Tri', 'Delta', 'Peaky'] },
  hexagon: { title: 'hexagon', words: 'hexagon polygon sechseck hexagone', archetype: 'object', form: 'hexagon', colors: { body: '#8e6bd8', belly: '#d3c2f5', accent: '#6544ab' }, eyes: 'glossy', names: ['Hex', 'Hexa', 'Benz'] },
  diamond: { title: 'diamond', words: 'diamond gem crystal jewel gemstone diamant', archetype: 'object', form: 'diamond', colors: { body: '#6fd3ea', belly: '#c7f0f8', accent: '#2f9fc0' }, eyes: 'glossy', names: ['Gemma', 'Carat', 'Sparkle'] },
  bubble: { title: 'speech bubble', words: 'speech_bubble chat_bubble message_bubble chat message comment sprechblase', archetype: 'object', form: 'bubble', colors: { body: '#5cc0a0', belly: '#c4efe0', accent: '#2f8f70' }, eyes: 'glossy', names: ['Chatty', 'Echo', 'Talky'] },
  shield: { title: 'shield', words: 'shield schild bouclier escudo', archetype: 'object', form: 'shield', colors: { body: '#3f6fc9', belly: '#9cc0f2', accent: '#2a4f9a' }, faceOn: 'belly', eyes: 'glossy', names: ['Guard', 'Aegis', 'Wally'] },
  sun: { title: 'sun', words: 'sun sunshine sonne soleil sole', archetype: 'object', form: 'sun', colors: { body: '#fbcb3f', belly: '#fde695', accent: '#f59a3a' }, eyes: 'glossy', names: ['Sunny', 'Helios', 'Ray'] },
  blossom: { title: 'flower', words: 'flower blossom daisy rose tulip flor fleur blume fiore', archetype: 'object', form: 'blossom', colors: { body: '#fbd34e', belly: '#f58fb4', accent: '#5aa84c' }, eyes: 'glossy', names: ['Daisy', 'Petal', 'Flora'] },
  sunflower: { title: 'sunflower', words: 'sunflower girasol tournesol sonnenblume', archetype: 'object', form: 'sunflower', colors: { body: '#a0673c', belly: '#fbc93c', accent: '#5aa84c' }, eyes: 'glossy', names: ['Helia', 'Goldie', 'Sunna'] },
  tree: { title: 'tree', words: 'tree oak baum arbre arbol albero', archetype: 'object', form: 'tree', colors: { body: '#62b356', belly: '#e5585d', accent: '#8d5f3c' }, eyes: 'glossy', names: ['Oakley', 'Willow', 'Bark'] },
  mushroom: { title: 'mushroom', words: 'mushroom toadstool fungus champignon pilz seta fungo', archetype: 'object', form: 'mushroom', colors: { body: '#fbecd0', belly: '#fffaf0', accent: '#e5484d' }, eyes: 'glossy', names: ['Morel', 'Button', 'Spore'] },
  leaf: { title: 'leaf', words: 'leaf blatt feuille hoja foglia', archetype: 'object', form: 'leaf', colors: { body: '#6cc05a', belly: '#bfe8a4', accent: '#4a8a3c' }, eyes: 'glossy', names: ['Fern', 'Basil', 'Sprig'] },
  pumpkin: { title: 'pumpkin', words: 'pumpkin jack_o_lantern kurbis citrouille calabaza zucca', archetype: 'object', form: 'pumpkin', colors: { body: '#f5892e', belly: '#fbc07a', accent: '#6a9a45' }, eyes: 'glossy', names: ['Jack', 'Pumpky', 'Squash'] },
} as const satisfies Record<string, Species>;
