import { AgreeToTerms, Screen, useAction, useWallet } from '@wallet/kit/app';
import { maskName, maskPhone, phoneText } from '@wallet/kit/format';
import { Card, KeyValue, Lead, Stack, TextField } from '@wallet/kit/ui';
import { useState } from 'react';
import { readUser, verifyStay } from '../api/calls.ts';
import { staying } from '../flows/staying.ts';
import { messages } from '../messages/index.ts';

export const FNE21114 = staying.step(
  { needs: ['roomId', 'programs'], ask: (_, { signal }) => readUser(undefined, { signal }) },
  function Booker({ draft, data: user, goOn }) {
    const t = messages.use();
    const { navigate } = useWallet();
    const { roomId, begin, end, guests, programs } = draft;
    const [car, setCar] = useState('');
    const elsewhere = () => navigate.replace('FNE21100', { query: { begin, end, guests: String(guests) } });
    const others = () => navigate.replace('FNE21112');
    const verify = useAction(
      async (agreed: string[]) => {
        const { number } = await verifyStay({ roomId, begin, end, guests, programs, car, agreed });
        await goOn('FNE21115', { resveNo: number });
      },
      {
        on: {
          NIE_TAKEN: elsewhere,
          NIE_CLOSED: elsewhere,
          NIE_PERSONS: elsewhere,

          NIE_LEFT: others,
          NIE_OVERLAP: others,
          NIE_PROGRAM: others,
        },
      },
    );
    return (
      <Screen>
        <AgreeToTerms terms={user.terms} action="submit" submit={t.next} onAgree={verify.run}>
          <Stack>
            <Lead picture="my" title={t.booker.title}>
              {t.booker.id}
            </Lead>
            <Card tone="soft">
              <KeyValue
                rows={[
                  { label: t.facts.booker, value: maskName(user.name) },
                  { label: t.facts.phone, value: maskPhone(phoneText(user.phone)) },
                  { label: t.facts.nights, value: t.nights({ begin, end }) },
                  { label: t.facts.people, value: t.persons({ count: guests }) },
                ]}
              />
            </Card>
            <TextField
              field="carNo"
              label={t.booker.car}
              placeholder={t.booker.example}
              value={car}
              onChange={(text) => setCar(text.replace(/\s/g, ''))}
              maxLength={9}
            />
          </Stack>
        </AgreeToTerms>
      </Screen>
    );
  },
);
