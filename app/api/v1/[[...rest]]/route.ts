import { unknownPath } from '@/lib/server/http/methods';

export const { GET, POST, PATCH, PUT, DELETE, OPTIONS } = unknownPath();
