import { MainButton, Screen, useAction, useWallet, WhileHeld } from '@wallet/kit/app';
import { Button, CancelFees, Card, confirm, InlineNotice, Lead, Note, Section, Stack } from '@wallet/kit/ui';
import { payLater, readStay } from '../api/calls.ts';
import { staying, usePayStay } from '../flows/staying.ts';
import { messages } from '../messages/index.ts';
import { StayFacts } from '../parts/StayFacts.tsx';

export const FNE21115 = staying.step(
  {
    needs: ['resveNo', 'programTotal'],
    ask: ({ resveNo }, settings) => readStay(resveNo, settings),
  },
  function Check({ draft, data: stay, clear, reload }) {
    const t = messages.use();
    const { navigate } = useWallet();
    const { number, payAmount } = stay;
    const was = draft.roomTotal + draft.programTotal;
    const agrees = async () =>
      was === payAmount ||
      (await confirm({ id: 'priceChanged', text: t.check.ask, confirmLabel: t.check.yes }));
    const { pay, isPaying } = usePayStay(reload);
    const later = useAction(
      async () => {
        if (!(await agrees())) return;
        await payLater(number);
        await clear();
        navigate.replace('FNE21117', { query: { resveNo: number } });
      },
      { onRefusal: reload },
    );
    return (
      <Screen>
        <WhileHeld hold={stay.hold ?? { seconds: 0 }} again="FNE21100">
          {was !== payAmount && (
            <InlineNotice tone="warning">{t.check.changed({ was, now: payAmount })}</InlineNotice>
          )}
          <Stack>
            <Lead picture="stay" title={stay.rooms.map(({ name }) => name).join(', ')}>
              {t.nights(stay)}
            </Lead>
            <Card tone="soft">
              <StayFacts stay={stay} isNamed />
            </Card>
          </Stack>
          <Section title={t.room.fees}>
            <CancelFees rules={stay.fees} />
          </Section>
          <Button
            full
            variant="text"
            action="later"
            isBusy={later.isRunning}
            onClick={() => void later.run()}
          >
            {t.check.later}
          </Button>
          <Note>{t.check.laterHint}</Note>
          <MainButton
            action="pay"
            isBusy={isPaying}
            run={async () => {
              if (await agrees()) await pay({ number, payAmount });
            }}
          >
            {t.pay({ amount: payAmount })}
          </MainButton>
        </WhileHeld>
      </Screen>
    );
  },
);
