import { NothingHere } from '@/components/shell/nothing-here';

/** The 404 page inside the studio. */
export default function NotFound() {
  return <NothingHere />;
}
