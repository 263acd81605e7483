/** An e-mail address in the one form in which addresses are stored and compared. */
export function normalEmail(email: string): string {
  return email.normalize('NFKC').toLowerCase().trim();
}
