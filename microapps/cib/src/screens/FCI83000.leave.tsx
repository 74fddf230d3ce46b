import {
  Gone,
  HoldingsList,
  Part,
  Screen,
  useAction,
  useHoldings,
  useLoad,
  useWallet,
} from '@wallet/kit/app';
import { isServiceJoined, joinService, readTermAgreements, readTerms } from '@wallet/kit/common';
import { formatDate } from '@wallet/kit/format';
import {
  Button,
  Card,
  confirm,
  FoldedList,
  List,
  ListItem,
  Section,
  TermsDialog,
  toast,
} from '@wallet/kit/ui';
import { useState } from 'react';
import { messages } from '../messages/index.ts';
import { SERVICE } from '../model/service.ts';

/** What was agreed to and when, questions, and the way out. */
export function FCI83000() {
  const { leave: t, gone } = messages.use();
  const { navigate } = useWallet();
  const [shown, setShown] = useState<{ name: string; text: string } | null>(null);
  const load = useLoad((signal) =>
    Promise.all([
      isServiceJoined(SERVICE, { signal }),
      readTerms({ serviceCode: SERVICE }, { signal }),
      readTermAgreements(SERVICE, { signal }),
    ]),
  );
  const holdings = useHoldings('cib');
  const leave = useAction(
    async () => {
      if (!(await confirm({ id: 'leaveCib', text: t.ask, danger: t.leave }))) return;
      await joinService({ serviceCode: SERVICE, isLeaving: true });
      toast(t.done);
      navigate.home();
    },
    { on: holdings.onRefused },
  );
  return (
    <Screen of={load} ground>
      {([isJoined, terms, agreements]) =>
        isJoined ? (
          <>
            <Card>
              <Section title={t.terms}>
                <List label={t.terms}>
                  {terms.map((term) => {
                    const { isAgreed = false, agreedOn = '' } =
                      agreements.find(({ termsId }) => termsId === term.termsId) ?? {};
                    return (
                      <ListItem
                        key={term.termsId}
                        action="openTerm"
                        title={term.name}
                        description={isAgreed ? t.agreed({ date: formatDate(agreedOn) }) : t.not}
                        onClick={() => setShown(term)}
                      />
                    );
                  })}
                </List>
              </Section>
            </Card>
            <Card>
              <Section title={t.questions}>
                <FoldedList label={t.questions} rows={t.answers} />
              </Section>
            </Card>
            <Part of={holdings}>{(held) => <HoldingsList holdings={held} />}</Part>
            <Button
              full
              variant="text"
              action="leave"
              isBusy={leave.isRunning}
              onClick={() => void leave.run()}
            >
              {t.leave}
            </Button>
            <TermsDialog
              isOpen={shown !== null}
              title={shown?.name ?? ''}
              text={shown?.text ?? ''}
              onClose={() => setShown(null)}
            />
          </>
        ) : (
          <Gone picture="car" to="FCI00001" {...gone.joined} />
        )
      }
    </Screen>
  );
}
