import { NAMES } from '@/lib/contract/legacy';
import type { Mail } from './mail';

/** The texts of a message with one link; all of them plain text. */
interface Letter {
  to: string;
  subject: string;
  title: string;
  lead: string;
  /** The label of the link's button. */
  action: string;
  url: string;
  note: string;
}

const escape = (text: string) => text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);

/** Reduces a person's words to one line, without control characters and line breaks. */
export const oneLine = (words: string) => words.replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\s]+/gu, ' ').trim();

/** Styles that some mail programs support; inline styles serve the others. */
const STYLE = `
@media (max-width: 480px) { .page { padding: 16px !important } .card { padding: 24px !important } }
@media (prefers-color-scheme: dark) {
  .page { background: #161618 !important } .card { background: #232327 !important; color: #ededf0 !important }
  .note { color: #b0b0ba !important } .action { background: #ededf0 !important; color: #161618 !important }
}`;

/** A message with a link, as text and as HTML, in the layout that all messages share. */
export function letter({ to, subject, title, lead, action, url, note }: Letter): Mail {
  const small = 'margin:0;font-size:13px;line-height:1.5;color:#6b6b76';
  const from = `${NAMES.product}, ${new URL(url).host}`;
  const html = `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta \
name="color-scheme" content="light dark"><title>${escape(subject)}</title><style>${STYLE}
</style></head><body class="page" \
style="margin:0;padding:32px;background:#f6f6f7;font-family:system-ui,-apple-system,'Segoe UI',sans-serif">
<div class="card" style="max-width:440px;margin:0 \
auto;background:#fff;color:#1b1b1f;border-radius:12px;padding:32px;overflow-wrap:anywhere">
<h1 style="margin:0 0 12px;font-size:20px;line-height:1.3">${escape(title)}</h1>
<p style="margin:0 0 24px;line-height:1.5">${escape(lead)}</p>
<p style="margin:0 0 24px"><a class="action" href="${escape(url)}" \
style="display:inline-block;background:#1b1b1f;color:#fff;text-decoration:none;border-radius:8px;padding:12px \
20px;font-weight:600">${escape(action)}</a></p>
<p class="note" style="${small}">${escape(note)}</p>
<p class="note" style="${small};margin-top:16px">${escape(from)}</p>
</div></body></html>
`;
  return { to, subject, text: `${title}\n\n${lead}\n\n${url}\n\n${note}\n\n${from}\n`, html };
}
