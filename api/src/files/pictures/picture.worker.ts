import sharp from 'sharp'
import { serveJobs } from '../../system/workers/serve-jobs.ts'
import { checkLogoPicture } from './check-logo-picture.ts'
import { checkSignature } from './check-signature.ts'
import type { PictureAnswer, PictureJob } from './picture-jobs.types.ts'
import { printPicture, printThumbs } from './print-picture.ts'
import { redrawPicture } from './redraw-picture.ts'

// One picture at a time, and none of it kept.
sharp.concurrency(1)
sharp.cache(false)

serveJobs<PictureJob, PictureAnswer>(async (job) => {
  if (job.ask === 'logo') return { logo: await checkLogoPicture(Buffer.from(job.bytes), job.kind) }
  if (job.ask === 'redraw') return { redrawn: await redrawPicture(Buffer.from(job.bytes), job.kind) }
  if (job.ask === 'signature') return { signature: await checkSignature(Buffer.from(job.bytes)) }
  if (job.ask === 'thumbs') return { thumbs: await printThumbs(job.pictures) }
  return { printed: await printPicture(job.bytes, job.mime) }
})
