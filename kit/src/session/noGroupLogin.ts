/** How a customer of an affiliate came in (1-shell s3, s4.4). */
export interface GroupLoginInfo {
  groupCode: string;
  loginCertType: string;
  ci: string;
  isSso: boolean;
  isGroupLogin: boolean;
  ssoNo: string;
  channelLoginType: string;
  appType: string;
}

/** Nobody came from an affiliate. */
export const noGroupLogin: GroupLoginInfo = {
  groupCode: '',
  loginCertType: '',
  ci: '',
  isSso: false,
  isGroupLogin: false,
  ssoNo: '',
  channelLoginType: '',
  appType: '',
};
