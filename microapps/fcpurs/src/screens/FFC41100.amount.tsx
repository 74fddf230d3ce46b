import { Gone, MainButton, Screen } from '@wallet/kit/app';
import { currencyDecimals } from '@wallet/kit/format';
import { AmountPad, Lead, Stack, TextField } from '@wallet/kit/ui';
import { useState } from 'react';
import { readSendTerms } from '../api/moreCalls.ts';
import { sending } from '../flows/moves.ts';
import { messages } from '../messages/index.ts';
import { money } from '../model/fx.ts';
import { whom } from '../model/more.ts';
import { CurrencySelect } from '../parts/CurrencySelect.tsx';

export const FFC41100 = sending.step(
  { needs: ['person'], ask: (_, { signal }) => readSendTerms(undefined, { signal }) },
  function Amount({ draft, data: { pockets, dayLeft, yearLeft }, goOn }) {
    const t = messages.use().more.sends;
    const [currency, setCurrency] = useState(draft.currency ?? pockets[0]?.currency);
    const [minor, setMinor] = useState<number | null>(draft.minor ?? null);
    const [message, setMessage] = useState(draft.message ?? '');
    const pocket = pockets.find((one) => one.currency === currency);
    if (!pocket) {
      return (
        <Screen>
          <Gone to="FFC21000" {...t.noPocket} />
        </Screen>
      );
    }
    const isTooMuch = (minor ?? 0) > pocket.most;
    return (
      <Screen>
        <Lead title={t.howMuch({ name: whom(draft.person) })}>
          {t.left({ money: money(Math.min(dayLeft, yearLeft), 'USD') })}
        </Lead>
        <Stack>
          <AmountPad
            key={pocket.currency}
            field="amount"
            label={t.amount}
            value={minor}
            onChange={setMinor}
            unit={pocket.currency}
            decimals={currencyDecimals(pocket.currency)}
            max={pocket.most}
            means={
              <>
                <CurrencySelect
                  isPill
                  currencies={pockets.map((one) => one.currency)}
                  value={pocket.currency}
                  onChange={(code) => {
                    setCurrency(code);
                    setMinor(null);
                  }}
                />
                <span>{t.held({ money: money(pocket.minor, pocket.currency) })}</span>
              </>
            }
            problem={isTooMuch ? t.most({ money: money(pocket.most, pocket.currency) }) : undefined}
            messageId="fxSendMost"
          />
          <TextField
            field="message"
            label={t.words}
            value={message}
            onChange={setMessage}
            maxLength={40}
            autoComplete="off"
          />
        </Stack>
        <MainButton
          action="next"
          disabled={!minor || isTooMuch}
          run={async () => {
            if (minor) await goOn('FFC41200', { currency: pocket.currency, minor, message: message.trim() });
          }}
        >
          {t.next}
        </MainButton>
      </Screen>
    );
  },
);
