export const samples = {
  BridgeForAffiliation: '/main/BridgeForAffiliation?groupCoCd=KS2&appType=liivtalk&pageId=FTR10000',
  FMA90000: '/s?c=summer',
};
