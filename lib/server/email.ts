/** Normalises an e-mail address: the form in which addresses are stored and compared. */
export function normalEmail(email: string): string {
  return email.normalize('NFKC').toLowerCase().trim();
}
