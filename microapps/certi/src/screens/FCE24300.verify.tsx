import { MainButton, Screen, useWallet } from '@wallet/kit/app';
import { IconTile, Lead, Note, Stack, TextField } from '@wallet/kit/ui';
import { useState } from 'react';
import { ScanButton } from '../flows/ScanButton.tsx';
import { verifying } from '../flows/verifying.ts';
import { messages } from '../messages/index.ts';
import { digitsOf, isNumber, numberText } from '../model/certificate.ts';

/** By its number, typed or scanned: of mine or of somebody's. A picture of it proves nothing. */
export function FCE24300() {
  const { verify: t } = messages.use();
  const { navigate } = useWallet();
  const { begin } = verifying.useDraft();
  const [number, setNumber] = useState('');
  return (
    <Screen>
      <Stack>
        <IconTile picture="security" size="large" />
        <Lead title={t.lead}>{t.note}</Lead>
        <TextField
          field="number"
          label={t.number}
          hint={t.hint}
          placeholder="0000-0000-0000-0000"
          inputMode="numeric"
          shape={numberText}
          value={number}
          onChange={setNumber}
        />
        <ScanButton onCode={(text) => setNumber(numberText(text))} />
        <Note>{t.picture}</Note>
      </Stack>
      <MainButton
        action="verify"
        disabled={!isNumber(number)}
        run={async () => {
          await begin({ number: digitsOf(number) });
          navigate.push('FCE24310');
        }}
      >
        {t.submit}
      </MainButton>
    </Screen>
  );
}
