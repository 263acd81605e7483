import { describe, expect, test } from 'vitest';
import { messageOf } from '@/components/hooks/message-of';
import { ServiceError } from '@/lib/client';

describe('the message of an error', () => {
  test('of an invalid request is its first detail, without the path of the field', () => {
    const error = new ServiceError(400, 'invalid_request', 'The request is invalid.', [
      'email: Invalid email address',
      'role: Invalid option',
    ]);
    expect(messageOf(error, 'It failed.')).toBe('Invalid email address.');
  });

  test('does not get a second full stop', () => {
    expect(
      messageOf(
        new ServiceError(400, 'invalid_request', 'The request is invalid.', ['name: This field is required.']),
        '',
      ),
    ).toBe('This field is required.');
  });

  test('is its own message, or the fallback for a value that is not an error', () => {
    expect(
      messageOf(new ServiceError(402, 'seat_limit', 'The workspace has no free seat.', { seats: 3 }), 'It failed.'),
    ).toBe('The workspace has no free seat.');
    expect(
      messageOf(new ServiceError(400, 'invalid_request', 'The request is invalid.', { retry: 1 }), 'It failed.'),
    ).toBe('The request is invalid.');
    expect(messageOf('broken', 'It failed.')).toBe('It failed.');
  });
});
