import { ApiError } from '@wallet/kit/api';
import { DocumentScan, MainButton, useAction, usePerson, useWallet } from '@wallet/kit/app';
import { formatDate } from '@wallet/kit/format';
import { Button, Chips, EmptyState, InlineNotice, KeyValue, Lead, Stack, TextField } from '@wallet/kit/ui';
import { useState } from 'react';
import { checkRealName } from '../api/calls.ts';
import { messages } from '../messages/index.ts';
import { documentsOf } from '../model/digitalId.ts';
import { useDocumentFace } from '../state/documentFace.ts';

interface Read {
  kind: string;
  name: string;
  birth: string;
  maskedNo: string;
  issuedOn: string;
}

/** So often a date of issue may be wrong here: five times block the document everywhere. */
const MOST = 3;
const wrongCount = (error: unknown) => {
  const payload = error instanceof ApiError ? (error.payload as { wrngCnt?: unknown } | null) : null;
  return Number(payload?.wrngCnt ?? 0);
};

/** A document of the member, and whether its issuer knows it. */
export function DocumentStep({ onDone }: { onDone: () => unknown }) {
  const t = messages.use();
  const { navigate } = useWallet();
  const kinds = documentsOf(usePerson()?.isForeigner ?? false);
  const face = useDocumentFace();
  const [kind, setKind] = useState<(typeof kinds)[number]>(kinds[0] ?? '10');
  const [read, setRead] = useState<Read | null>(null);
  const [issuedOn, setIssuedOn] = useState('');
  const [wrong, setWrong] = useState(0);
  const check = useAction(
    async () => {
      try {
        if (!read) return;
        await checkRealName({ ...read, kind, issuedOn });
      } catch (error) {
        const count = wrongCount(error);
        if (count === 0) throw error;
        return setWrong(count);
      }
      await onDone();
    },
    { on: { GMID_DATE_STOP: () => setWrong(MOST) } },
  );
  if (wrong >= MOST)
    return (
      <EmptyState
        picture="locked"
        messageId="issueDateStopped"
        title={t.get.stopTitle}
        description={t.get.stop}
        action={{ label: t.get.info, action: 'info', onClick: () => navigate.push('FGMInfoPage') }}
      />
    );
  if (!read)
    return (
      <Stack>
        <Lead title={t.get.kind} />
        {kinds.length > 1 && (
          <Chips
            legend={t.get.kinds}
            options={kinds.map((value) => ({ value, label: t.documents[value] }))}
            value={kind}
            onChange={setKind}
          />
        )}
        <DocumentScan
          key={kind}
          screen="idCardScan"
          params={{ kind }}
          onScan={({ image: _, faceImage, ...card }) => {
            face.keep(faceImage);
            setIssuedOn(card.issuedOn);
            setRead(card);
          }}
        />
      </Stack>
    );
  const isDate = /^\d{8}$/.test(issuedOn);
  return (
    <Stack>
      <Lead title={t.get.check} />
      <KeyValue
        rows={[
          { label: t.facts.name, value: read.name },
          { label: t.facts.birth, value: formatDate(read.birth) },
          { label: t.documents[kind], value: read.maskedNo },
        ]}
      />
      {wrong > 0 && <InlineNotice tone="danger">{t.get.wrong({ left: MOST - wrong })}</InlineNotice>}
      <TextField
        field="issuedOn"
        label={t.get.issuedOn}
        hint={t.get.issuedOnHint}
        placeholder="20200301"
        inputMode="numeric"
        maxLength={8}
        value={issuedOn}
        onChange={setIssuedOn}
        problem={issuedOn.length === 8 && !isDate ? { id: 'badDate' } : null}
        problemMessage={t.get.badDate}
      />
      <MainButton
        run={check}
        disabled={!isDate}
        beside={
          <Button variant="secondary" action="rescan" onClick={() => setRead(null)}>
            {t.get.rescan}
          </Button>
        }
      >
        {t.get.right}
      </MainButton>
    </Stack>
  );
}
