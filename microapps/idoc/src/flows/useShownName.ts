import { usePerson } from '@wallet/kit/app';
import { maskName } from '@wallet/kit/format';

/** Names as they are shown: one's own in full, a child's masked but on the card itself. */
export function useShownName(): (name: string) => string {
  const own = usePerson()?.name;
  return (name) => (name === own ? name : maskName(name));
}
