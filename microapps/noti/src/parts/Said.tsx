import { langOf } from '@wallet/kit/format';

/** What the service writes, read out in the language that it is in. */
export function Said({ children }: { children: string }) {
  return <span lang={langOf(children)}>{children}</span>;
}
