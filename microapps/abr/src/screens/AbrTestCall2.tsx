import { Screen, useAction, useLoad } from '@wallet/kit/app';
import { Button, KeyValue, Section, Stack } from '@wallet/kit/ui';
import { useReservInfo } from '../flows/reserving.ts';
import { messages } from '../messages/index.ts';
import { emptyBlocks, reservTypes } from '../model/reservInfo.ts';

/** For developers: sets each kind in turn; only its block is left, with what was given of it (E57). */
export function AbrTestCall2() {
  const t = messages.use().test;
  const { read, set } = useReservInfo();
  const load = useLoad(read);
  const choose = useAction(async (kind: (typeof reservTypes)[number]) => {
    await set(kind, { eduIdx: 'S1', tmNum: '1', carNum: '12가3456' } as object);
    load.reload();
  });
  return (
    <Screen of={load}>
      {(kept) => (
        <>
          <Stack>
            {reservTypes.map((kind) => (
              <Button key={kind} full variant="secondary" action={kind} onClick={() => void choose.run(kind)}>
                {kind}
              </Button>
            ))}
          </Stack>
          {reservTypes.map((kind) => (
            <Section key={kind} title={kind}>
              <KeyValue
                rows={Object.keys(emptyBlocks[kind]).map((label) => {
                  const block: Record<string, unknown> | null = kept?.reservType === kind ? kept.info : null;
                  return { label, value: block ? JSON.stringify(block[label]) : t.none };
                })}
              />
            </Section>
          ))}
        </>
      )}
    </Screen>
  );
}
