/** A sentence of the contract, with text between backticks as code. */
export function Prose({ text }: { text: string }) {
  return text.split('`').map((part, index) =>
    index % 2 === 1 ? (
      <code key={index} className="code">
        {part}
      </code>
    ) : (
      part
    ),
  );
}
