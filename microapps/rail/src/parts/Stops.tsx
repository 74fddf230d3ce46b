import { Disclosure, KeyValue } from '@wallet/kit/ui';
import { clock } from '../model/train.ts';

/** Where a train stops, folded away. */
export function Stops({ title, stops }: { title: string; stops: readonly { name: string; at: string }[] }) {
  return (
    <Disclosure title={title}>
      <KeyValue rows={stops.map(({ name, at }) => ({ label: name, value: clock(at) }))} />
    </Disclosure>
  );
}
