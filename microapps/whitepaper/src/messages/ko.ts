export const messages = {
  book: {
    title: '월렛 활용백서',
    lead: '월렛, 이렇게 쓰면 더 쉬워요',
    search: '활용백서 검색',
    searchHint: '예: 포인트, 신분증',
    empty: '아직 등록된 글이 없어요',
    emptyHint: '곧 새로운 글로 찾아뵐게요.',
    nothingFound: '찾으시는 글이 없어요',
    nothingFoundHint: '다른 말로 검색해 주세요.',
    clear: '검색어 지우기',
    found: ({ count }: { count: number }) => `글 ${count}건`,
  },
  subjects: {
    start: '시작하기',
    pay: '결제·포인트',
    identity: '신분증·증명서',
    life: '생활 서비스',
    other: '그 밖의 글',
  },
  post: {
    title: '월렛 활용백서',
    updated: ({ date }: { date: string }) => `${date} 게시`,
    contents: '차례',
    chapter: ({ number, title }: { number: number; title: string }) => `${number}. ${title}`,
    noChapters: '글을 준비하고 있어요.',
    next: '다음 글',
    all: '목록 보기',
  },
  nothing: {
    post: {
      title: '찾으시는 글이 없어요',
      description: '삭제되었거나 주소가 바뀐 글이에요.',
      action: '활용백서 목록 보기',
    },
  },
};
