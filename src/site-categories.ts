// Colors of the categories, the counterpart of src/site.ts. Only pages with lists load them.

/** The categories of notices and events by color, with their names in all languages. Others are quiet. */
export const categoryTones = {
  coral: ['점검', 'Maintenance', 'メンテナンス', '쿠폰 이벤트', 'Coupon event', 'クーポンイベント'],
  sea: ['업데이트', 'Update', 'アップデート', '게임 내 이벤트', 'Game event', 'ゲーム内イベント'],
  gold: ['당첨자 발표', 'Winners', '当選発表'],
  lilac: ['안내', 'Announcements', 'ご案内', '커뮤니티', 'Community', 'コミュニティ'],
}
