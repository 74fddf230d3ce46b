import { MainButton, Screen, usePayPage, usePerson, useWallet } from '@wallet/kit/app';
import { maskPhone, phoneText } from '@wallet/kit/format';
import { Bullets, Card, KeyValue, Lead, Note, Section, Stack } from '@wallet/kit/ui';
import { useRef } from 'react';
import { readCar, readStation, reserve, startPayment } from '../api/calls.ts';
import { reserving } from '../flows/flows.ts';
import { messages } from '../messages/index.ts';

export const FCI42000 = reserving.step(
  {
    needs: ['carId', 'placeId', 'date', 'time', 'key'],
    ask: (at, settings) => Promise.all([readStation(at, settings), readCar(at.carId, settings)]),
    gone: () => messages.current().gone.choice,
  },
  function Confirm({ draft, data: [station, car], save, reload }) {
    const t = messages.use();
    const { navigate } = useWallet();
    const phone = usePerson()?.phone ?? '';
    const held = useRef('');
    const again = async () => {
      await save({ key: crypto.randomUUID() });
      navigate.replace('FCI41100', { asks: false });
    };
    const { pay, isPaying } = usePayPage(
      async () => {
        held.current = (await reserve({ ...draft, amount: station.price })).number;
        return startPayment(held.current);
      },
      {
        on: {
          CIB_TAKEN: again,
          CIB_LATE: again,
          CIB_PLACE_GONE: () => navigate.replace('FCI31100', { asks: false }),
          CIB_TWICE: () => navigate.replace('FCI52100', { asks: false }),
          CIB_PAID: () => navigate.replace('rsvReturnUrl', { query: { rsvNo: held.current }, asks: false }),
        },
        onRefusal: reload,
      },
    );
    return (
      <Screen>
        <Stack>
          <Lead picture="car" title={t.booking.sure(draft)}>
            {station.name}
          </Lead>
          <Card tone="soft">
            <KeyValue
              rows={[
                { label: t.facts.plate, value: car.plate },
                { label: t.facts.kind, value: t.kinds[car.kind] },
                { label: t.facts.phone, value: maskPhone(phoneText(phone)) },
                { label: t.facts.price, value: t.won({ amount: station.price }), isStrong: true },
              ]}
            />
          </Card>
          <Note>{t.booking.hold}</Note>
        </Stack>
        <Section title={t.booking.rules}>
          <Bullets texts={t.booking.ruleTexts} />
        </Section>
        <MainButton action="pay" isBusy={isPaying} run={() => pay()}>
          {t.booking.pay({ amount: station.price })}
        </MainButton>
      </Screen>
    );
  },
);
