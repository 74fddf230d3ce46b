import { Screen, useLoad } from '@wallet/kit/app';
import { readTermAgreements, readTermFile, readTerms, type Term } from '@wallet/kit/common';
import { dayText } from '@wallet/kit/format';
import { locale } from '@wallet/kit/messages';
import { List, ListItem, TermsDialog } from '@wallet/kit/ui';
import { useState } from 'react';
import { pointTerms } from '../flows/joining.ts';
import { messages } from '../messages/index.ts';

/** The terms of the point area, when the customer agreed to them, and their text. */
export function FPO95000() {
  const { settings: t } = messages.use().wallet;
  const [open, setOpen] = useState<Term>();
  const load = useLoad(async (signal) => {
    const [terms, agreements] = await Promise.all([
      readTerms({ serviceCode: pointTerms }, { signal }),
      readTermAgreements(pointTerms, { signal }),
    ]);
    return terms.map((term) => ({
      term,
      agreement: agreements.find(({ termsId }) => termsId === term.termsId),
    }));
  });
  return (
    <Screen title={t.termsTitle} of={load} skeleton="list">
      {(rows) => (
        <>
          <List label={t.termsList}>
            {rows.map(({ term, agreement }) => (
              <ListItem
                key={term.termsId}
                title={term.name}
                description={
                  agreement?.isAgreed
                    ? t.agreedOn({ date: dayText(agreement.agreedOn, locale.value) })
                    : t.notAgreed
                }
                action="openTerm"
                onClick={() => setOpen(term)}
              />
            ))}
          </List>
          {open && (
            <TermsDialog
              isOpen
              title={open.name}
              text={open.text}
              pdf={
                open.fileName ? (signal: AbortSignal) => readTermFile(open.fileName, { signal }) : undefined
              }
              agreeLabel={t.close}
              onAgree={() => setOpen(undefined)}
              onClose={() => setOpen(undefined)}
            />
          )}
        </>
      )}
    </Screen>
  );
}
