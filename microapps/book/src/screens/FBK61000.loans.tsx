import { MainButton, Screen, useAction, useLoad, useWallet } from '@wallet/kit/app';
import { todaySeoul } from '@wallet/kit/format';
import { Badge, Button, Cover, EmptyState, List, ListItem, Note, toast } from '@wallet/kit/ui';
import { extend, listLoans } from '../api/calls.ts';
import type { Loan } from '../api/wire.ts';
import { messages } from '../messages/index.ts';
import { daysUntil } from '../model/shelf.ts';
import { NotJoined } from '../parts/NotJoined.tsx';
import { StopNotice } from '../parts/StopNotice.tsx';

export function FBK61000() {
  const t = messages.use();
  const { navigate } = useWallet();
  const load = useLoad(listLoans, undefined, { onResume: 'cover' });
  const longer = useAction(
    async (loans: readonly Loan[]) => {
      for (const { number, newDue } of loans) await extend({ number, newDue });
      toast(loans.length === 1 ? t.loans.extended({ day: loans[0]?.newDue ?? '' }) : t.loans.allExtended);
      load.reload();
    },
    { onRefusal: load.reload },
  );
  return (
    <Screen of={load} skeleton="list" instead={{ BOOK_NOT_MEMBER: <NotJoined next="FBK61000" /> }}>
      {({ loans, lateDays, stopUntil }) => {
        const able = loans.filter(({ extension }) => extension === 'ok');
        return (
          <>
            <StopNotice lateDays={lateDays} stopUntil={stopUntil} />
            {loans.length === 0 ? (
              <EmptyState
                title={t.loans.none}
                description={t.loans.noneHint}
                action={{ label: t.doors.FBK41000, onClick: () => navigate.push('FBK41000') }}
              />
            ) : (
              <List label={t.doors.FBK61000}>
                {loans.map((loan) => {
                  const days = daysUntil(loan.due, todaySeoul());
                  return (
                    <ListItem
                      key={loan.number}
                      action="openBook"
                      leading={<Cover of={loan.title} shape="book" />}
                      title={loan.title}
                      description={
                        loan.extension === 'ok'
                          ? `${loan.library} · ${t.loans.until({ day: loan.due })}`
                          : `${t.loans.until({ day: loan.due })} · ${t.extensions[loan.extension]}`
                      }
                      state={<Badge tone={days < 3 ? 'danger' : 'neutral'}>{t.dday({ days })}</Badge>}
                      onClick={() => navigate.push('FBK51000', { query: { bookId: loan.bookId } })}
                      act={
                        loan.extension === 'ok' ? (
                          <Button
                            size="small"
                            variant="secondary"
                            action="extend"
                            label={t.loans.extendOne({ title: loan.title })}
                            isBusy={longer.isRunning}
                            onClick={() => void longer.run([loan])}
                          >
                            {t.loans.extend}
                          </Button>
                        ) : undefined
                      }
                    />
                  );
                })}
              </List>
            )}
            <Note>{t.loans.later}</Note>
            {able.length > 1 && (
              <MainButton action="extendAll" run={() => longer.run(able)} isBusy={longer.isRunning}>
                {t.loans.extendAll({ count: able.length })}
              </MainButton>
            )}
          </>
        );
      }}
    </Screen>
  );
}
