/** What a page before leaving says of what is left, in Korean. */
export const messages = {
  title: '남아 있는 것',
  none: '남아 있거나 진행 중인 것이 없어요.',
  blocked: ({ count }: { count: number }) =>
    `먼저 정리할 것이 ${count}개 있어요. 정리한 뒤에 나갈 수 있어요.`,
  free: '남아 있는 것이 어떻게 되는지 확인해 주세요.',
  refused: '먼저 정리할 것이 남아 있어서 진행하지 못했어요. 바뀐 것은 없어요.',
  badges: { blocks: '먼저 정리', stays: '그대로 남음', ends: '없어져요' },
};
