import type { Species } from './species';

/** Things to eat. */
export const FOODS = {
  pizza: { title: 'pizza', words: 'pizza pizza_slice', archetype: 'object', form: 'pizza', colors: { body: '#fbd063', belly: '#d98f45', accent: '#d9483b', marked: '#5f9e45' }, eyes: 'glossy', names: ['Slice', 'Margherita', 'Pepper', 'Tony'] },
  burger: { title: 'burger', words: 'burger hamburger cheeseburger hamburguesa', archetype: 'object', form: 'burger', colors: { body: '#e3a354', belly: '#fbcb45', accent: '#7a4630', marked: '#7cc057' }, eyes: 'glossy', names: ['Patty', 'Bun', 'Whopps', 'Stacker'] },
  donut: { title: 'donut', words: 'donut doughnut berliner krapfen', archetype: 'object', form: 'donut', colors: { body: '#dfa462', belly: '#fff3d6', accent: '#f58fb4', marked: '#4fb8d8' }, faceOn: 'accent', eyes: 'glossy', names: ['Sprinkle', 'Glaze', 'Dottie'] },
  ice_cream: { title: 'ice cream', words: 'ice_cream ice_cream_cone gelato helado eis', archetype: 'object', form: 'ice_cream', colors: { body: '#fbb3c6', belly: '#e0a458', accent: '#d93650' }, eyes: 'glossy', names: ['Scoop', 'Gelati', 'Swirly'] },
  cupcake: { title: 'cupcake', words: 'cupcake muffin cake torta kuchen gateau', archetype: 'object', form: 'cupcake', colors: { body: '#fbc0d4', belly: '#8fc7e8', accent: '#d93650', marked: '#fbd34e' }, eyes: 'glossy', names: ['Frosty', 'Vanilla', 'Crumb'] },
  avocado: { title: 'avocado', words: 'avocado aguacate', archetype: 'object', form: 'avocado', colors: { body: '#5d8a3c', belly: '#e6eea2', accent: '#8d5a38' }, faceOn: 'belly', eyes: 'glossy', names: ['Avi', 'Guac', 'Hass'] },
  apple: { title: 'apple', words: 'apple manzana pomme apfel mela maca tomato tomate', archetype: 'object', form: 'apple', colors: { body: '#e5484d', belly: '#f9a8a0', accent: '#62ab48', marked: '#7a4a2e' }, eyes: 'glossy', names: ['Pippin', 'Gala', 'Fuji'] },
  banana: { title: 'banana', words: 'banana platano banane', archetype: 'object', form: 'banana', colors: { body: '#fbd748', belly: '#fdeea0', accent: '#8a5f34' }, eyes: 'glossy', names: ['Chiquito', 'Nana', 'Peel'] },
  strawberry: { title: 'strawberry', words: 'strawberry fresa fraise erdbeere fragola berry raspberry', archetype: 'object', form: 'strawberry', colors: { body: '#e8475a', belly: '#fbe39a', accent: '#58a648' }, eyes: 'glossy', names: ['Berry', 'Freya', 'Jam'] },
  carrot: { title: 'carrot', words: 'carrot zanahoria carotte karotte carota vegetable', archetype: 'object', form: 'carrot', colors: { body: '#f58a2e', belly: '#fbb878', accent: '#58a648' }, eyes: 'glossy', names: ['Crunch', 'Rooty', 'Karo'] },
  egg: { title: 'egg', words: 'egg huevo oeuf ei uovo', archetype: 'object', form: 'egg', colors: { body: '#fdeecb', belly: '#f2b65a', accent: '#e0913a' }, eyes: 'glossy', names: ['Shelby', 'Benedict', 'Eggbert'] },
  taco: { title: 'taco', words: 'taco burrito', archetype: 'object', form: 'taco', colors: { body: '#f2bd55', belly: '#8a4f32', accent: '#e0483e', marked: '#76bd55', nose: '#d99a3a' }, eyes: 'glossy', names: ['Tito', 'Crunchy', 'Salsa'] },
  sushi: { title: 'sushi', words: 'sushi nigiri onigiri sashimi maki', archetype: 'object', form: 'sushi', colors: { body: '#fdf8ec', belly: '#ffd3bb', accent: '#fa8a68' }, eyes: 'glossy', names: ['Nori', 'Sashi', 'Wasabi', 'Toro'] },
  pancakes: { title: 'pancakes', words: 'pancake waffle crepe flapjack pfannkuchen panqueque', archetype: 'object', form: 'pancakes', colors: { body: '#e8b062', belly: '#f3cd86', accent: '#9a5324', marked: '#fbe894' }, eyes: 'glossy', names: ['Maple', 'Stack', 'Griddle'] },
  toast: { title: 'toast', words: 'toast bread loaf slice_of_bread brot pain pane pan_tostado baguette sandwich', archetype: 'object', form: 'toast', colors: { body: '#c8853f', belly: '#f9e0ab', accent: '#8f5426', marked: '#fde37e' }, faceOn: 'belly', eyes: 'glossy', names: ['Crusty', 'Toasty', 'Rye', 'Butters'] },
  cheese: { title: 'cheese', words: 'cheese cheddar queso fromage kase formaggio gouda', archetype: 'object', form: 'cheese', colors: { body: '#fbcb45', belly: '#fde08a', accent: '#e0a02c' }, eyes: 'glossy', names: ['Gouda', 'Brie', 'Edam'] },
} as const satisfies Record<string, Species>;
