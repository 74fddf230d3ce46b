import { MainButton, Screen } from '@wallet/kit/app';
import { Bullets, Card, KeyValue, Note, Section } from '@wallet/kit/ui';
import { checkPassport, readCodes } from '../api/calls.ts';
import { applying, oneself } from '../flows/applying.ts';
import { messages } from '../messages/index.ts';
import { Refused } from '../parts/Refused.tsx';

/** Who cannot apply online reads it here, before anything is filled in. */
export const FPS12000 = applying.step(
  {
    ask: async (_, { signal }) => {
      const [codes] = await Promise.all([
        readCodes(undefined, { signal }),
        checkPassport({ who: oneself(), where: 'hand' }, { signal }),
      ]);
      return codes;
    },
    instead: {
      PPS_NATION: <Refused why="nation" />,
      PPS_AGE: <Refused why="age" />,
      PPS_FIRST: <Refused why="first" />,
    },
  },
  function Before({ data: { products }, begin, goOn }) {
    const t = messages.use();
    const { before } = t;
    return (
      <Screen>
        <Section title={before.who}>
          <Bullets texts={before.whoList} />
        </Section>
        <Section title={before.not}>
          <Bullets texts={before.notList} />
        </Section>
        <Section title={before.fee}>
          <Card tone="soft">
            <KeyValue
              rows={products.map((one) => ({ label: t.kind(one), value: t.won({ amount: one.fee }) }))}
            />
          </Card>
        </Section>
        <Section title={before.bring}>
          <Bullets texts={before.bringList} />
          <Note>{before.time}</Note>
        </Section>
        <MainButton
          action="start"
          run={async () => {
            await begin({});
            await goOn('FPS20000');
          }}
        >
          {before.next}
        </MainButton>
      </Screen>
    );
  },
);
