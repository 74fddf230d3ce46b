import { MainButton, usePerson, useQuery, useWallet } from '@wallet/kit/app';
import { PresentPage } from '../flows/PresentPage.tsx';
import { messages } from '../messages/index.ts';
import { PresentFacts } from '../parts/PresentFacts.tsx';

/** The address of every present's link: leads on to receiving it, for a child to the page of a guardian. */
export function ReceiveCpon() {
  const t = messages.use();
  const { navigate } = useWallet();
  const isMinor = usePerson()?.isMinor ?? false;
  const asked = useQuery().get('presentId');
  return (
    <PresentPage id={asked}>
      {(present) => (
        <>
          <PresentFacts
            present={present}
            title={t.receive.title({ name: present.giver })}
            hint={isMinor ? t.receive.youngHint : t.receive.hint}
          />
          <MainButton
            action="goOn"
            run={() =>
              isMinor
                ? navigate.push('FCP26001', { params: { presentId: present.id } })
                : navigate.push('FCP26000', { query: { presentId: present.id } })
            }
          >
            {t.receive.goOn}
          </MainButton>
        </>
      )}
    </PresentPage>
  );
}
