import { formatDate, maskPhone, phoneText } from '@wallet/kit/format';
import { KeyValue } from '@wallet/kit/ui';
import { messages } from '../messages/index.ts';
import type { ForestMember, JoinDraft } from '../model/membership.ts';

/** A forest member, or somebody about to be one. */
export function MemberFacts({ member }: { member: ForestMember | JoinDraft }) {
  const t = messages.use();
  const news = (['email', 'sms', 'event'] as const).filter((channel) => member.receipts[channel]);
  return (
    <KeyValue
      rows={[
        { label: t.member.name, value: member.name },
        { label: t.member.birth, value: formatDate(member.birth) },
        { label: t.member.sex, value: member.sex === '' ? '' : t.sexes[member.sex] },
        { label: t.member.phone, value: maskPhone(phoneText(member.phone)) },
        { label: t.account.id, value: member.id },
        {
          label: t.member.address,
          value: `(${member.postcode}) ${member.address} ${member.addressDetail}`.trim(),
        },
        ...(member.email ? [{ label: t.member.email, value: member.email }] : []),
        {
          label: t.receipts.title,
          value:
            news.length > 0 ? news.map((channel) => t.receipts.short[channel]).join(', ') : t.receipts.none,
        },
      ]}
    />
  );
}
