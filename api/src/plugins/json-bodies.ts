import fastifyPlugin from 'fastify-plugin'

/**
 * JSON in, with an empty body counting as none: `POST /userdata` comes without one, sometimes with a JSON content type.
 */
export const jsonBodies = fastifyPlugin(async (app) => {
  const parse = app.getDefaultJsonParser('error', 'error')
  app.removeContentTypeParser(['application/json', 'text/plain'])
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body === '') done(null, undefined)
    else parse(request, String(body), done)
  })
  // axios and plain forms send this type with an empty body.
  app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, done) => {
    done(null, body === '' ? undefined : Object.fromEntries(new URLSearchParams(String(body))))
  })
})
