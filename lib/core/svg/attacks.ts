import type { XmlElement } from './parse';
import { quoted } from './refusal';

/** Elements that only an attack puts into a mascot's part. */
const HOSTILE = new Set([
  'script',
  'foreignobject',
  'iframe',
  'object',
  'embed',
  'handler',
  'listener',
  'html',
  'body',
  'link',
  'meta',
  'base',
  'form',
]);
const REFERENCES = new Set(['href', 'src', 'action', 'formaction', 'data', 'base', 'poster']);
/** An inline picture: not an outside reference, only outside the subset. */
const INLINE_PICTURE = /^data:image\/(png|jpe?g|gif|webp)[;,]/i;

function localName(name: string): string {
  return name.slice(name.lastIndexOf(':') + 1).toLowerCase();
}

function plainText(text: string): string {
  return text.replace(/[^\u0021-\u007e]+/g, '').toLowerCase();
}

/** The attack that an attribute's value makes, or null. */
function attackOf(element: string, name: string, value: string): string | null {
  if (localName(name).startsWith('on')) return `The event handler ${quoted(name)} is not allowed.`;
  const isReference = REFERENCES.has(localName(name));
  // Every attack contains one of these characters; most values are the numbers of a path.
  if (!isReference && !/[:(@]/.test(value)) return null;
  const plain = plainText(value.length > 4096 ? value.slice(0, 4096) : value);
  if (/(javascript|vbscript):|data:text|expression\(|@import/.test(plain))
    return `The attribute ${quoted(name)} of ${quoted(element)} carries code.`;
  if (isReference && !plain.startsWith('#') && !INLINE_PICTURE.test(plain)) {
    return `The attribute ${quoted(name)} of ${quoted(element)} refers to something outside the drawing.`;
  }
  return outsideUrl(plain)
    ? `The attribute ${quoted(name)} of ${quoted(element)} refers to something outside the drawing.`
    : null;
}

function outsideUrl(plain: string): boolean {
  return [...plain.matchAll(/url\(["']?(.?)/g)].some(([, first]) => first !== '#');
}

/** Every attack in a parsed fragment, removed elements included; empty for a harmless one. */
export function attacksIn(root: XmlElement): string[] {
  const found = new Set<string>();
  const visit = (element: XmlElement) => {
    if (HOSTILE.has(localName(element.name))) found.add(`The element ${quoted(element.name)} is not allowed.`);
    if (element.name === 'style' && /@import|javascript:|expression\(/.test(plainText(element.text)))
      found.add('A style sheet carries code or an import.');
    if (element.name === 'style' && outsideUrl(plainText(element.text)))
      found.add('A style sheet refers to something outside the drawing.');
    for (const [name, value] of element.attributes) {
      const attack = attackOf(element.name, name, value);
      if (attack) found.add(attack);
    }
    element.children.forEach(visit);
  };
  visit(root);
  return [...found].slice(0, 20);
}
