import { texts, type Text } from './text.ts'

interface NoticeKind {
  category: Text
  titles: Text[]
}

const names = texts(`
점검
Maintenance
メンテナンス

업데이트
Update
アップデート

안내
Notice
ご案内

당첨자 발표
Winners
当選発表

오류 안내
Known issues
不具合`)

const titles = [
  texts(`
{date} 정기 점검 안내
Scheduled maintenance on {date}
{date} 定期メンテナンスのお知らせ

{date} 임시 점검 안내(완료)
Emergency maintenance on {date} (completed)
{date} 緊急メンテナンスのお知らせ（完了）

{month} 서버 안정화 점검 안내
Server stability maintenance in {month}
{month} サーバー安定化のためのメンテナンスのお知らせ

랭킹 서버 이전에 따른 {date} 연장 점검 안내
Extended maintenance on {date}: ranking server migration
ランキングサーバー移設に伴う{date}メンテナンスの時間延長について

{date} 점검 보상 지급 안내
Compensation for the {date} maintenance
{date} メンテナンス補填のお知らせ

{month} 스토어 결제 점검 시간 안내
Store payment maintenance hours in {month}
{month} ストア決済メンテナンス時間のお知らせ`),
  texts(`
{version} 업데이트: 등불 항구의 새 스테이지 60개
Update {version}: 60 new stages in Lantern Harbor
アップデート{version}：ランタン港に60の新ステージが登場

{version} 업데이트 미리 보기
A first look at update {version}
アップデート{version} 先行紹介

{month} 밸런스 조정 내용 안내
Balance changes in {month}
{month}のバランス調整について

{month} 새 꾸미기 ‘보랏빛 온실’ 추가 안내
New in {month}: the Lilac Greenhouse decorations
{month}の新デコレーション「薄紫の温室」追加のお知らせ

{version} 업데이트 노트: 조작감과 접근성 개선
{version} update notes: better controls and accessibility
{version} アップデートノート：操作感とアクセシビリティの改善

클럽 대항전 개편 및 시즌 {season} 시작 안내
Club matches reworked as season {season} begins
クラブ対抗戦のリニューアルとシーズン{season}開始のお知らせ`),
  texts(`
{month} 고객센터 운영 시간 안내
Support hours in {month}
{month} サポート営業時間のお知らせ

비정상 이용자 제재 결과 안내({date})
Accounts suspended for unfair play ({date})
不正利用者への対応について（{date}）

루미즈 여러분께 드리는 {month} 편지
Our {month} letter to Lumis everywhere
ルミーズの皆さんへ 〜{month}のお手紙〜

개인정보 처리방침 개정 사전 안내({date} 시행)
Changes to our privacy policy from {date}
プライバシーポリシー改定のお知らせ（{date}施行）

{version} 버전부터 최소 지원 사양이 변경됩니다
New minimum device requirements starting with version {version}
最低動作環境の変更について（バージョン{version}より）

공식 계정을 사칭하는 쿠폰 사이트 주의 안내({date})
Beware of fake coupon sites posing as ours ({date})
公式を装うクーポンサイトにご注意ください（{date}）`),
  texts(`
{month} 등불 편지 이벤트 당첨자 발표
Lantern Letter event: {month} winners
{month}のランタンレターイベント 当選者発表

{month} 스크린샷 공모전 수상작 발표
Screenshot contest winners for {month}
{month} スクリーンショットコンテスト 受賞作品発表

시즌 {season} 랭킹 보상 지급 완료 안내
Season {season} ranking rewards have been sent
シーズン{season} ランキング報酬お届け完了のお知らせ

오렐린 {month} 응원 메시지 이벤트 당첨자 안내
Cheer for AURELINE in {month}: winners announced
オーレリン応援メッセージイベント（{month}） 当選者発表

{month} 출석왕 추첨 결과
{month} login draw results
{month} ログイン皆勤賞の抽選結果

{month} 팬아트 위크 선정작을 소개합니다
Meet our Fan Art Week picks for {month}
{month}ファンアートウィークの入選作品をご紹介します`),
  texts(`
일부 기기에서 화면이 어둡게 보이는 현상 안내({version})
Screen appears too dark on some devices ({version})
一部端末で画面が暗く表示される不具合について（{version}）

{version} 버전 접속 오류 조치 완료
Login issue in version {version} fixed
バージョン{version}の接続エラー修正完了のお知らせ

랭킹 집계가 지연되는 현상 안내({date})
Delay in ranking updates ({date})
ランキング集計の遅延について（{date}）

우편함 보상이 늦게 도착하는 현상 안내({date})
Mailbox rewards arriving late ({date})
メールボックスへの報酬の到着が遅れる不具合について（{date}）

{version} 버전 배경 음악 끊김 현상 수정 안내
Fix for interrupted background music in {version}
バージョン{version}のBGMが途切れる不具合の修正について

{date} 확인된 오류와 조치 예정 사항
Issues found on {date} and what comes next
{date}に確認された不具合と今後の対応について`),
]

/** The five kinds of notices, each with six titles. */
export const noticeKinds: NoticeKind[] = titles.map((list, index) => ({
  category: names[index] ?? { ko: '안내', en: 'Notice', ja: 'ご案内' },
  titles: list,
}))

export const longTitle: Text = {
  ko: '{month} 대규모 업데이트에 따른 클라이언트 재설치 권장, 이어하기 코드 백업 방법, 우편함 보상 수령 기한 연장, 그리고 클럽 대항전 시즌 {season} 일정 변경에 대한 종합 안내',
  en: 'Everything about the big {month} update: why we recommend reinstalling, how to back up your transfer code, the extended mailbox deadline, and the new schedule for club season {season}',
  ja: '{month}の大型アップデートに伴う再インストールのお願い、引き継ぎコードの控え方、メールボックスの受け取り期限の延長、およびクラブ対抗戦シーズン{season}の日程変更に関するお知らせ',
}
