import { checkPhoneCode, extendPhoneCode } from '../../common/index.ts';
import { Lead, type PhoneCheck, PhoneVerification } from '../../ui/index.ts';
import { useAction } from '../useAction.ts';
import { usePerson } from '../usePerson.ts';

interface OwnPhoneProps {
  /** what is said before it */
  title?: string;
  lead?: string;
  /** has the code sent to the member's own phone */
  send: (phone: string) => Promise<PhoneCheck>;
  /** of a service that checks the code itself */
  extend?: (checkId: string) => Promise<number>;
  check?: (answer: { id: string; code: string }) => Promise<boolean>;
  onChecked: (checkId: string) => unknown;
}

/** Proves that the member's own phone is at hand: a code to its number, which nobody types (1-shell s7.4). */
export function OwnPhone({
  title,
  lead,
  send,
  extend = extendPhoneCode,
  check = checkPhoneCode,
  onChecked,
}: OwnPhoneProps) {
  const { phone = '' } = usePerson() ?? {};
  const asking = useAction(send);
  const extending = useAction(extend);
  const checking = useAction(check);
  return (
    <>
      {(title ?? lead) && <Lead {...(title && { title })}>{lead}</Lead>}
      <PhoneVerification
        phone={phone}
        calls={{ send: asking.run, extend: extending.run, check: checking.run }}
        onChecked={async (_, checkId) => {
          await onChecked(checkId);
        }}
      />
    </>
  );
}
