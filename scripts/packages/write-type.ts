import ts from 'typescript';

/** Writes types as text. */
export interface TypeWriter {
  /** Writes a type in full; named types inside are written by their names. */
  write(type: ts.Type): string;
  /** Registers a name for a type, which is used wherever the type occurs. */
  name(type: ts.Type, name: string): void;
}

/**
 * Creates a writer of types that are inferred from schemas: plain data, and types of the platform, recognised by
 * `isGlobal`.
 */
export function typeWriter(checker: ts.TypeChecker, isGlobal: (symbol: ts.Symbol) => boolean): TypeWriter {
  // Types are compared by their text, because the compiler may create a type more than once.
  const names = new Map<string, string>();
  const plainly = (type: ts.Type): string => text(type, plainly);
  const known = (type: ts.Type): string => names.get(plainly(type)) ?? text(type, known);

  function text(type: ts.Type, inner: (type: ts.Type) => string): string {
    if (type.isUnion() && !(type.flags & ts.TypeFlags.Boolean)) return union(type.types, inner);
    if (checker.isTupleType(type))
      return `[${checker
        .getTypeArguments(type as ts.TypeReference)
        .map(inner)
        .join(', ')}]`;
    if (checker.isArrayType(type)) {
      const [item = ''] = checker.getTypeArguments(type as ts.TypeReference).map(inner);
      return /^[\w.$]+$/.test(item) ? `${item}[]` : `Array<${item}>`;
    }
    if (!(type.flags & (ts.TypeFlags.Object | ts.TypeFlags.Intersection))) return checker.typeToString(type);
    const symbol = type.getSymbol();
    if (symbol && isGlobal(symbol)) return `globalThis.${checker.typeToString(type)}`;
    return object(type, inner);
  }

  function object(type: ts.Type, inner: (type: ts.Type) => string): string {
    const properties = checker.getPropertiesOfType(type).map((property) => {
      const name = /^[A-Za-z_$][\w$]*$/.test(property.name) ? property.name : JSON.stringify(property.name);
      return (
        `${name}${property.flags & ts.SymbolFlags.Optional ? '?' : ''}: ` +
        `${inner(checker.getTypeOfSymbol(property))}`
      );
    });
    const indices = checker
      .getIndexInfosOfType(type)
      .map(({ keyType, type: value }) => `[key: ${inner(keyType)}]: ${inner(value)}`);
    return `{ ${[...properties, ...indices].join('; ')} }`;
  }

  return {
    write: (type) => text(type, known),
    name: (type, name) => {
      if (type.flags & (ts.TypeFlags.Object | ts.TypeFlags.Union) && !names.has(plainly(type)))
        names.set(plainly(type), name);
    },
  };
}

function union(types: ts.Type[], inner: (type: ts.Type) => string): string {
  const written = types.map(inner);
  const either = written.includes('true') && written.includes('false');
  return [...written.filter((each) => !(either && /^(true|false)$/.test(each))), ...(either ? ['boolean'] : [])]
    .toSorted((a, b) => Number(/^(null|undefined)$/.test(a)) - Number(/^(null|undefined)$/.test(b)))
    .join(' | ');
}
