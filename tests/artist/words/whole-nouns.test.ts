import { describe, expect, it } from 'vitest';
import { sheetOf } from '@/lib/artist/sheet/write';
import { readPrompt } from '@/lib/artist/words/read';

const sheet = (prompt: string) => sheetOf(readPrompt(prompt), { prompt, detail: 'standard' }, 'seed');

describe('an animal in two words', () => {
  it.each([
    ['lady bug with red boots', 'ladybug'],
    ['a hedge hog with a hat', 'hedgehog'],
    ['a humming bird with a scarf', 'hummingbird'],
    ['a dragon fly with goggles', 'dragonfly'],
  ])('is one: %s', (prompt, kind) => expect(sheet(prompt).subject.kind).toBe(kind));

  it.each([
    ['a bull with long horns', 'bull'],
    ['a polar bear', 'polar_bear'],
  ])('stays apart where its words mean something: %s', (prompt, kind) => expect(sheet(prompt).subject.kind).toBe(kind));
});

describe('a German compound', () => {
  it.each([
    ['ein Astronautenhund mit Helm', 'dog', 'astronaut'],
    ['ein Piraten-Papagei mit Fernrohr', 'parrot', 'pirate'],
    ['ein Wikinger-Bär mit Axt', 'bear', 'viking'],
    ['ein Polizei-Hund mit blauer Mütze', 'dog', 'police officer'],
  ])('has a role and an animal: %s', (prompt, kind, role) => {
    const { subject, role: read } = sheet(prompt);
    expect([subject.kind, read]).toEqual([kind, role]);
  });
});

describe('a breed that names its species', () => {
  it.each([
    ['a german shepherd with a badge', 'dog', 'shepherd dog'],
    ['a golden retriever with a bandana', 'dog', 'retriever'],
    ['a chocolate labrador', 'dog', 'chocolate lab'],
    ['a siamese in a scarf', 'cat', 'siamese cat'],
    ['a fennec with goggles', 'fox', 'fennec fox'],
    ['a St. Bernard with a barrel', 'dog', 'mountain dog'],
    ['a mustang with a saddle', 'horse', 'black horse'],
  ])('%s', (prompt, kind, breed) => {
    const { subject, colors } = sheet(prompt);
    expect(subject.kind).toBe(kind);
    expect(subject.breed).toBe(breed);
    expect(colors).toEqual({});
  });
});

describe('two eyes', () => {
  it.each([
    'a cat with one blue eye and one green eye',
    'a cat, one blue and one green eye',
    'a cat with a green left eye and a blue right eye',
    'a cat with blue and green eyes',
  ])('have colours of their own: %s', (prompt) => {
    const { colors, face } = sheet(prompt);
    expect(colors).toEqual({ eyes: '#4a8fe7', left_eye: '#4fae5b' });
    expect(face.features).not.toContain('one_eye');
  });

  it('are one where one is asked for', () => {
    expect(sheet('a monster with one big green eye').face.features).toContain('one_eye');
  });
});

describe('a sentence that says what the character is', () => {
  it.each([
    ['The character is a lightbulb called Lumo, yellow', 'lightbulb'],
    ['the hero is a carrot in a cape', 'carrot'],
    ['A boy in a cap. On his back is a purple backpack', 'person'],
  ])('%s', (prompt, kind) => expect(sheet(prompt).subject.kind).toBe(kind));
});

describe('who works', () => {
  it('is no business that the mascot is for', () => {
    expect(sheet('a bear dentist holding a mirror').role).toBe('dentist');
    expect(sheet('a mascot for a dentist').subject.kind).toBe('tooth');
  });

  it('may have a small animal on the shoulder', () => {
    expect(sheet('a witch with a raven on her shoulder').wears[0]).toMatchObject({
      item: 'small_crow',
      on: 'shoulder',
    });
  });
});

describe('a colour', () => {
  it('after a comma is not shared with the item after the next', () => {
    const { colors, wears } = sheet('nurse elephant, pastel blue, white cap');
    expect([colors.body, wears[0]]).toEqual(['#8cb6ee', { item: 'cap', color: '#f7f4ee' }]);
  });

  it.each([
    ['a pastel pink bunny', 'outlined'],
    ['a bunny in pastel colours', 'pastel'],
  ])('may be pastel in any style: %s', (prompt, direction) => expect(sheet(prompt).direction).toBe(direction));
});
