import { describe, expect, test } from 'vitest';
import { messageOf } from '@/components/hooks/message-of';
import { ServiceError } from '@/lib/client';

describe('what an error says to a person', () => {
  test("an invalid request names what is wrong with its first field, without the field's path", () => {
    const error = new ServiceError(400, 'invalid_request', 'The request is invalid.', [
      'email: Invalid email address',
      'role: Invalid option',
    ]);
    expect(messageOf(error, 'It failed.')).toBe('Invalid email address.');
  });

  test('a detail that is a sentence already keeps its one full stop', () => {
    expect(
      messageOf(
        new ServiceError(400, 'invalid_request', 'The request is invalid.', ['name: This field is required.']),
        '',
      ),
    ).toBe('This field is required.');
  });

  test('any other error says its own message, and what is no error the given words', () => {
    expect(
      messageOf(new ServiceError(402, 'seat_limit', 'The workspace has no free seat.', { seats: 3 }), 'It failed.'),
    ).toBe('The workspace has no free seat.');
    expect(
      messageOf(new ServiceError(400, 'invalid_request', 'The request is invalid.', { retry: 1 }), 'It failed.'),
    ).toBe('The request is invalid.');
    expect(messageOf('broken', 'It failed.')).toBe('It failed.');
  });
});
