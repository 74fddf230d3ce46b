import { MainButton, Screen, useAction, useLoad, useParams } from '@wallet/kit/app';
import { formatDate, formatDateTime } from '@wallet/kit/format';
import { Card, EmptyState, InlineNotice, KeyValue, Lead, Note, Stack } from '@wallet/kit/ui';
import { useState } from 'react';
import { openShare, verify } from '../api/calls.ts';
import { messages } from '../messages/index.ts';
import type { Paper, Verification } from '../model/qualification.ts';
import { DocumentPaper } from '../parts/DocumentPaper.tsx';

/** What the QR on a document and the link to it open, without a sign-in. */
export function KFC21002() {
  const { check: t } = messages.use();
  const { checkNo = '' } = useParams();
  const load = useLoad(verify, checkNo);
  return (
    <Screen of={load}>
      {(found) =>
        found.of === 'none' ? (
          <EmptyState title={t.none} description={t.noneHint} />
        ) : (
          <Found key={checkNo} found={found} no={checkNo} reload={load.reload} />
        )
      }
    </Screen>
  );
}

function Found({ found, no, reload }: { found: Verification; no: string; reload: () => void }) {
  const all = messages.use();
  const { check: t } = all;
  const [paper, setPaper] = useState<Paper>();
  const open = useAction(async () => setPaper(await openShare(no)), { onRefusal: reload });
  const { of, counts, name, holder, to, until, state } = found;
  const facts = [
    { label: t.holder, value: holder, isStrong: true },
    { label: t.qualification, value: name },
    { label: all.facts.number, value: found.number },
    { label: t.document, value: all.kinds[found.kind] },
    ...(found.madeAt ? [{ label: all.facts.made, value: formatDateTime(found.madeAt) }] : []),
    ...(until ? [{ label: of === 'share' ? t.openUntil : all.facts.until, value: formatDate(until) }] : []),
    ...(found.isSigned ? [{ label: t.signed, value: t.signedYes }] : []),
  ];
  const verdict = counts
    ? state === 'passed'
      ? t.passed
      : t.good
    : state === 'revoked'
      ? t.revoked
      : t.lapsed;
  return (
    <>
      <Lead picture="license" title={of === 'share' ? t.sent({ holder, to }) : verdict}>
        {all.institute}
      </Lead>
      <Stack>
        {of === 'share' && <InlineNotice tone={counts ? 'info' : 'warning'}>{verdict}</InlineNotice>}
        {paper ? (
          <DocumentPaper paper={paper} />
        ) : (
          <Card tone="soft">
            <KeyValue rows={facts} />
          </Card>
        )}
        <Note>
          {found.checkedAt && t.at({ time: formatDateTime(found.checkedAt) })} {t.hint}
        </Note>
      </Stack>
      {of === 'share' && counts && !paper && (
        <MainButton action="openShare" run={open.run}>
          {t.open({ kind: all.kinds[found.kind] })}
        </MainButton>
      )}
    </>
  );
}
