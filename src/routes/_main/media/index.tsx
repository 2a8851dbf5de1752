import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { galleryHeading } from '#features/media/gallery-heading.tsx'
import { Page } from '#ui/page/page.tsx'

export const Route = createFileRoute('/_main/media/')({
  staticData: {
    name: msg`Media`,
    description: msg`Screenshots, concept art, videos and wallpapers`,
    music: 'COMMUNITY_G',
  },
  component: () => <Page heading={galleryHeading}>{null}</Page>,
})
